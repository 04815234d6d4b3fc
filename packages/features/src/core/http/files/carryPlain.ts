import { CALLS, type AnswerOf, type FileCallName } from '@jawla/contract';
import type { HttpSettings } from '..';
import { sendForm } from '../client';
import { totalBytes, type Cargo, type Journey } from './transport';

/** Sends all files in one request. Broken off, it starts from the beginning. */
export function carryPlain<Name extends FileCallName>(
  settings: HttpSettings,
  { name, params, query, texts, files }: Cargo<Name>,
  { signal, onSent }: Journey,
): Promise<AnswerOf<Name>> {
  const body = new FormData();
  // In the contract's order: a server that reads as it goes wants to know what the file is for.
  for (const [field, value] of Object.entries(texts)) body.append(field, value);
  for (const file of files) body.append(CALLS[name].file.field, file, file.name);
  const total = totalBytes(files);
  return sendForm(settings, name, {
    params,
    query,
    body,
    signal,
    onSent: (part) => onSent(part * total),
  });
}
