import { Card, Heading, Tag } from '@jawla/ui';
import { t } from '@jawla/ui/theme';
import Link from 'next/link';

/** Other components, and a token in a server component. The link loads nothing from the server. */
export default function Second() {
  return (
    <main style={{ padding: t.space.m }}>
      <Card>
        <Heading level={1}>جولاتك</Heading>
        <Tag tone="accent">جديد</Tag>
        <Link href="/">التالي</Link>
      </Card>
    </main>
  );
}
