// A thin typed face of libsqlite3: connections, statements, transactions and errors.
//
// Start with `Database.swift`, then `Query.swift`.
//
// What does not belong here: tables and statements of the store: SQL is its users'.
