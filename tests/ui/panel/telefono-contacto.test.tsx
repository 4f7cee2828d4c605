import { screen } from '@testing-library/react';
import { renderPanel } from '@tests/ui/shared/render-panel';
import { expect, it } from 'vitest';
import { TelefonoContacto } from '@/ui/panel/comun/datos/telefono-contacto';

it('llamar y escribir por WhatsApp van juntos, al lado del número o debajo de él', () => {
  renderPanel(<TelefonoContacto telefono="3001234567" />);
  const juntos = screen.getByRole('link', { name: 'Llamar' }).parentElement;
  expect(juntos).toContainElement(screen.getByRole('link', { name: 'WhatsApp' }));
  expect(juntos).not.toHaveTextContent('300 123 4567');
});
