# The package that `make package` made, and what it recommends:
#
#   make package && docker build -t workbench . && docker run --rm -v "$PWD":/work workbench check-ib .
FROM debian:bookworm-slim
COPY .build/dist/*.deb /tmp/
RUN apt-get update \
  && apt-get install -y --no-install-recommends /tmp/workbench_*.deb git jq libpango-1.0-0 libpangocairo-1.0-0 libcairo2 libyaml-0-2 \
  && rm -rf /tmp/*.deb /var/lib/apt/lists/*
WORKDIR /work
ENTRYPOINT ["workbench"]
CMD ["help"]
