"""Fitting: the weights under which what happened was likeliest, where one of several alternatives happens."""

from __future__ import annotations

from math import exp
from typing import Final

ROUNDS: Final = 12
RIDGE: Final = 1.0  # how strongly weights are held at nothing


class Case:
    """Alternatives, each a row of figures, and which of them came true."""

    def __init__(self, rows: list[list[float]], true: int) -> None:
        self.rows: Final = rows
        self.true: Final = true


def fitted(cases: list[Case], size: int) -> list[float]:
    """The weights of a conditional logit by Newton's method."""
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-RIDGE * one for one in weights]
        curve = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for case in cases:
            add_case(case, weights, slope, curve)
        for index, step in enumerate(solved(curve, slope)):
            weights[index] += step
    return weights


def likely(rows: list[list[float]], weights: list[float]) -> list[float]:
    """How likely each alternative is."""
    scores: list[float] = []
    top = -1e300
    for row in rows:
        score = 0.0
        for index, weight in enumerate(weights):
            score += weight * row[index]
        scores.append(score)
        top = max(top, score)
    total = 0.0
    for index, score in enumerate(scores):
        scores[index] = exp(score - top)
        total += scores[index]
    return [score / total for score in scores]


def add_case(case: Case, weights: list[float], slope: list[float], curve: list[list[float]]) -> None:
    """What one case says of the slope and the curve of the likelihood."""
    chances = likely(case.rows, weights)
    size = len(weights)
    mean = [0.0] * size
    for row, chance in zip(case.rows, chances, strict=True):
        for index in range(size):
            mean[index] += chance * row[index]
    true = case.rows[case.true]
    for index in range(size):
        slope[index] += true[index] - mean[index]
    for row, chance in zip(case.rows, chances, strict=True):
        for i in range(size):
            part = chance * (row[i] - mean[i])
            if part != 0.0:
                line = curve[i]
                for j in range(size):
                    line[j] += part * (row[j] - mean[j])


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a set of linear equations, by elimination."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = column
        for row in range(column + 1, size):
            if abs(rows[row][column]) > abs(rows[pivot][column]):
                pivot = row
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column:
                times = rows[row][column] / rows[column][column]
                for index in range(column, size + 1):
                    rows[row][index] -= times * rows[column][index]
    return [rows[index][size] / rows[index][index] for index in range(size)]
