"""The least violation of every priority of linear systems, by HiGHS: one linear program a level.

Standard input, block after block: `s VARIABLES`, then `b VARIABLE` for a lower bound of zero, then
`c PRIORITY RELATION CONSTANT VARIABLE COEFFICIENT ...`. Standard output: `s`, then `v PRIORITY VIOLATION` for every
priority below 1000, highest first. Required rows must be able to hold.
"""

import os
import sys

import highspy
import numpy as np


def read(lines):
    systems = []
    for line in lines:
        words = line.split()
        if words[0] == "s":
            systems.append((int(words[1]), set(), []))
        elif words[0] == "b":
            systems[-1][1].add(int(words[1]))
        else:
            terms = [(int(words[i]), float(words[i + 1])) for i in range(4, len(words), 2)]
            systems[-1][2].append((float(words[1]), words[2], float(words[3]), terms))
    return systems


def model(count, bounded, rows):
    """The program, and each level's columns: what a row misses is a column of its own."""
    inf = highspy.kHighsInf
    lower = [0.0 if variable in bounded else -inf for variable in range(count)]
    least, greatest, starts, index, value, levels = [], [], [0], [], [], {}
    for priority, relation, constant, terms in rows:
        for variable, coefficient in terms:
            index.append(variable)
            value.append(coefficient)
        signs = {"==": (1.0, -1.0), ">=": (1.0,), "<=": (-1.0,)}[relation] if priority < 1000 else ()
        for sign in signs:
            index.append(len(lower))
            value.append(sign)
            levels.setdefault(priority, []).append(len(lower))
            lower.append(0.0)
        least.append(-inf if relation == "<=" else -constant)
        greatest.append(inf if relation == ">=" else -constant)
        starts.append(len(index))
    program = highspy.HighsLp()
    program.num_col_, program.num_row_ = len(lower), len(rows)
    program.col_cost_ = np.zeros(len(lower))
    program.col_lower_ = np.array(lower)
    program.col_upper_ = np.full(len(lower), inf)
    program.row_lower_, program.row_upper_ = np.array(least), np.array(greatest)
    program.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    program.a_matrix_.start_ = np.array(starts, dtype=np.int32)
    program.a_matrix_.index_ = np.array(index, dtype=np.int32)
    program.a_matrix_.value_ = np.array(value)
    return program, levels


def violations(count, bounded, rows):
    program, levels = model(count, bounded, rows)
    highs = highspy.Highs()
    for option, setting in [("output_flag", False), ("threads", 1), ("solver", "simplex"), ("presolve", "off"),
                            ("primal_feasibility_tolerance", 1e-9), ("dual_feasibility_tolerance", 1e-9)]:
        highs.setOptionValue(option, setting)
    highs.passModel(program)
    for priority in sorted(levels, reverse=True):
        for column in levels[priority]:
            highs.changeColCost(column, 1.0)
        highs.run()
        if highs.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            sys.exit(f"no optimum at {priority}: {highs.getModelStatus()}")
        found = highs.getSolution()
        values, prices = np.array(found.col_value), np.array(found.col_dual)
        yield priority, float(values[levels[priority]].sum())
        # What has a price can't move without making this level worse.
        for column in np.flatnonzero(np.abs(prices) > 1e-7):
            highs.changeColBounds(int(column), values[column], values[column])
        freeze_rows(highs, np.array(found.row_value), np.array(found.row_dual))
        for column in levels[priority]:
            highs.changeColCost(column, 0.0)


def freeze_rows(highs, values, prices):
    program = highs.getLp()
    for row in np.flatnonzero(np.abs(prices) > 1e-7):
        low, high = program.row_lower_[row], program.row_upper_[row]
        if low != high:
            bound = low if abs(values[row] - low) < abs(values[row] - high) else high
            highs.changeRowBounds(int(row), bound, bound)


# HiGHS introduces itself on standard output, whatever its options say (1.16.0).
answers = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)
for system in read(sys.stdin):
    print("s", file=answers)
    for priority, violation in violations(*system):
        print("v", repr(priority), repr(violation), file=answers)
