import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { Modal } from '@/ui/shared/modal';
import { renderPanel } from './render-panel';

const nada = () => undefined;

/** The second comes while the first is still opening. */
function AtOnce({ holdsOthers }: { holdsOthers: boolean }) {
  const [door, setDoor] = useState(false);
  useEffect(() => setDoor(true), []);
  return (
    <>
      <Modal open title="Form" onClose={nada} />
      {door ? (
        <Modal
          open
          holdsOthers={holdsOthers}
          title="Door"
          onClose={nada}
          footer={<button type="button">Enter</button>}
        />
      ) : null}
    </>
  );
}

it.each([true, false])(
  'of two that open in the same moment, the last one can be read and used (holds the others: %s)',
  async (holdsOthers) => {
    const { user } = renderPanel(<AtOnce holdsOthers={holdsOthers} />);
    await new Promise((listo) => setTimeout(listo, 200));
    expect(screen.getByRole('dialog').getAttribute('aria-labelledby')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Enter' }));
    expect(screen.getByRole('dialog', { name: 'Door' })).toBeVisible();
  },
);
