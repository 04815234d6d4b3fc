import fc from 'fast-check';
import { expect } from 'vitest';

interface FormSchema {
  validateAt: (path: string, values: Record<string, unknown>) => Promise<unknown>;
}

interface ContractSchema {
  safeParse: (text: string) => { success: boolean };
}

/**
 * Validates one field of a form.
 *
 * @param values Values of the other fields, if the field's rules depend on them.
 * @returns The error that a user sees, or `undefined`.
 */
export async function validationError(
  schema: FormSchema,
  field: string,
  value: unknown,
  values: Record<string, unknown> = {},
): Promise<unknown> {
  try {
    await schema.validateAt(field, { ...values, [field]: value });
    return undefined;
  } catch (cause) {
    return cause instanceof Error ? cause.message : cause;
  }
}

/** Parts of texts that every rule refuses in some context. */
const HIDDEN = ['\u200b', '\u200c', '\u200d', '\ufe0f', '\u2800', '\u202e', '\n', '\ud83c'];
/**
 * Parts that only some rules refuse, and letters next to which invisible joiners are valid.
 */
const SEEN = ['/', '.', ' ', '#', 'e\u0301', 'م', '्', '❤'];

/**
 * Expects a form to accept exactly the texts that the contract accepts.
 *
 * @param contract Schemas by field.
 * @param samples Additional parts of texts for these fields' own rules.
 */
export async function expectRulesOfContract(
  form: FormSchema,
  contract: Readonly<Record<string, ContractSchema>>,
  samples: readonly string[],
): Promise<void> {
  const part = fc.oneof(
    fc.constantFrom(...HIDDEN),
    fc.constantFrom(...SEEN, ...samples),
    fc.integer({ min: 0, max: 0x1_ffff }).map((code) => String.fromCodePoint(code)),
  );
  const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.entries(contract)), text, async (rule, value) => {
      const [field, schema] = rule;
      const error = await validationError(form, field, value);
      expect(error === undefined).toBe(schema.safeParse(value).success);
    }),
    { numRuns: 500 },
  );
}
