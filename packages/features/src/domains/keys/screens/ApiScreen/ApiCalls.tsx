import type { ApiDocument } from '@jawla/contract/apiDocument';
import { Heading, Stack, Text } from '@jawla/ui';
import { useEffect, useId, useRef } from 'react';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import * as S from './ApiCalls.styles';
import { CALLS_ONLY, plainParts } from './plainParts';

/** The calls of the OpenAPI document, which is in English, each folded up. */
export function ApiCalls({ document }: { document: ApiDocument }) {
  const id = useId();
  const { title, version, description } = document.info;
  return (
    <Stack as="section" gap="m" lang="en" dir="ltr" aria-labelledby={id}>
      <Heading id={id} level={2}>
        {title} {version}
      </Heading>
      {description.split('\n\n').map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      <Viewer text={JSON.stringify(document)} />
    </Stack>
  );
}

/** As text, so that what is unfolded stays when the same document is loaded again. */
function Viewer({ text }: { text: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = document.createElement('div');
    frame.current?.append(host);
    const spec: unknown = JSON.parse(text);
    SwaggerUI({
      domNode: host,
      spec,
      layout: CALLS_ONLY,
      docExpansion: 'list',
      // Nothing is called from here.
      supportedSubmitMethods: [],
      // It would scroll lines sideways, out of the reach of keys.
      syntaxHighlight: { activated: false },
      // The service of its makers that checks documents.
      validatorUrl: null,
      plugins: [plainParts],
    });
    return () => host.remove();
  }, [text]);
  return <S.Frame ref={frame} />;
}
