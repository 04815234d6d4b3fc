import { Banner, TextLink } from '@jawla/ui';
import { Fragment, type ReactNode } from 'react';
import { formatList, TextWithIsolate, useLocale, useText } from '#core/i18n';
import { formTexts } from './forms.texts';
import { leadTo } from './useWrongFields';

interface WrongFieldsProps {
  /** Their ids: at least one. */
  fields: readonly string[];
  /** What the server has said, if it refused the form. */
  children?: ReactNode;
}

/** Names the wrong fields of a form beside its button, as links that lead to them. */
export function WrongFields({ fields, children }: WrongFieldsProps) {
  const t = useText(formTexts);
  const count = fields.length;
  return (
    <Banner tone="danger">
      {children !== undefined && <div>{children}</div>}
      <TextWithIsolate text={(slot) => t('wrong.fields', { smart_count: count, fields: slot })}>
        <FieldLinks fields={fields} />
      </TextWithIsolate>
    </Banner>
  );
}

const SLOT = '\uFFFC';

/** The links with the words that the language puts between them. */
function FieldLinks({ fields }: Pick<WrongFieldsProps, 'fields'>) {
  const between = formatList(
    fields.map(() => SLOT),
    useLocale(),
  ).split(SLOT);
  return fields.map((id, at) => (
    <Fragment key={id}>
      {between[at]}
      <TextLink
        href={`#${id}`}
        onClick={(event) => {
          // The address stays: a fragment would be another place of the page's history.
          event.preventDefault();
          leadTo(document.getElementById(id));
        }}
      >
        {document.querySelector(`label[for="${CSS.escape(id)}"]`)?.textContent}
      </TextLink>
    </Fragment>
  ));
}
