"""Runs KQL queries on a recording of events, which becomes the table customEvents of Application Insights.

usage: run_queries.py EVENTS.ndjson QUERY.kql...
Prints one JSON object: the name of each query's file without its ending, and its rows as objects.
Times are ISO 8601 in UTC. Fails with the engine's own words where a query cannot run.
"""

import datetime
import json
import pathlib
import sys

import duckdb_kql

COLUMNS = "{timestamp: 'TIMESTAMP', name: 'VARCHAR', customDimensions: 'JSON', customMeasurements: 'JSON'}"


def plain(value):
    return f"{value.isoformat()}Z" if isinstance(value, datetime.datetime) else value


def rows_of(connection, query):
    answer = duckdb_kql.query(connection, query.read_text(encoding="utf-8"))
    return [dict(zip(answer.columns, map(plain, row))) for row in answer.fetchall()]


def main(events, *queries):
    connection = duckdb_kql.connect()
    source = f"read_json(?, format = 'newline_delimited', columns = {COLUMNS})"
    connection.execute(f"CREATE TABLE customEvents AS SELECT * FROM {source}", [events])
    paths = map(pathlib.Path, queries)
    print(json.dumps({path.stem: rows_of(connection, path) for path in paths}))


main(*sys.argv[1:])
