public import AutoLayout
import DesignModel
import Machine
public import Storage

extension LayoutEngine {
  /// Solves a job on as many threads; refuses one that another engine is to solve.
  public func result(of job: LayoutJob, threads: Int) throws(JobError) -> JobResult {
    let own = fingerprint(of: job.screen)
    guard own == job.engine else { throw .otherEngine(job.engine, own: own) }
    let prepared = prepare(job.screen)
    let environments = job.environments
    let layouts = parallelMap(count: environments.count, jobs: threads) { index in
      prepared.layout(in: environments[index].environment)
    }
    return JobResult(of: job, layouts: layouts)
  }
}
