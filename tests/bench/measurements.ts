/** Runs measurements in turn, and prints their figures with ratios between builds. */
import { median, ratioOfMedians } from './statistics.ts';

/** What one run measures, by a name that ends with the unit. */
export type Figures = Readonly<Record<string, number>>;

export interface Measurement {
  name: string;
  build: string;
  take: () => Promise<Figures>;
}

export interface Samples extends Pick<Measurement, 'name' | 'build'> {
  /** One for each run that did not fail. */
  samples: Figures[];
}

/**
 * Takes all measurements in turn, `runs` times. Every other run has the opposite order, so that a machine that
 * gets slower does not favour the first of two builds. A run that fails is reported and left out.
 */
export async function takeInTurn(
  measurements: readonly Measurement[],
  runs: number,
): Promise<readonly Samples[]> {
  const all = measurements.map((measurement) => ({ measurement, samples: new Array<Figures>() }));
  for (let run = 1; run <= runs; run += 1) {
    for (const { measurement, samples } of run % 2 === 1 ? all : all.toReversed()) {
      const { name, build, take } = measurement;
      console.log(`Run ${run} of ${runs}: ${name}, ${build}`);
      try {
        samples.push(await take());
      } catch (error) {
        console.error(`Failed: ${name}, ${build}:`, error);
        process.exitCode = 1;
      }
    }
  }
  return all.map(({ measurement: { name, build }, samples }) => ({ name, build, samples }));
}

/** Prints medians, and for times the ratios between builds: a table for measurements with the same figures. */
export function printMedians(all: readonly Samples[]): void {
  const tables = Map.groupBy(all, ({ samples }) => Object.keys(samples[0] ?? {}).join(', '));
  for (const [figures, samples] of tables) {
    if (figures === '') continue;
    console.table(
      [...Map.groupBy(samples, ({ name }) => name).values()].flatMap((builds) => [
        ...builds.map(medianRow),
        ...builds.flatMap((ours, index) =>
          builds.slice(index + 1).map((theirs) => ratioRow(ours, theirs)),
        ),
      ]),
    );
  }
}

function medianRow({ name, build, samples }: Samples): Record<string, string | number> {
  const row: Record<string, string | number> = { measurement: name, build };
  for (const figure of Object.keys(samples[0] ?? {})) {
    const value = median(valuesOf(samples, figure));
    row[figure] = isTime(figure) ? Math.round(value) : Number(value.toPrecision(4));
  }
  return row;
}

function ratioRow(ours: Samples, theirs: Samples): Record<string, string> {
  const row: Record<string, string> = {
    measurement: ours.name,
    build: `${ours.build} / ${theirs.build}`,
  };
  for (const figure of Object.keys(ours.samples[0] ?? {}).filter(isTime)) {
    const ratio = ratioOfMedians(valuesOf(ours.samples, figure), valuesOf(theirs.samples, figure));
    if (ratio === undefined) continue;
    const [middle, low, high] = [ratio.ratio, ratio.low, ratio.high].map((one) => one.toFixed(2));
    // One run has no spread.
    row[figure] = ours.samples.length > 1 ? `${middle} (${low}–${high})` : `${middle}`;
  }
  return row;
}

function valuesOf(samples: readonly Figures[], figure: string): number[] {
  return samples.flatMap((sample) => sample[figure] ?? []);
}

function isTime(figure: string): boolean {
  return figure.endsWith(' ms');
}
