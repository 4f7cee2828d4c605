import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { elegir, equipo } from './apoyo';

/** What somebody wrote without a network is on their device, locked for them: the service knows nothing of it. */
const preguntaPor = async (accion: string) => {
  const vista = abrirEnMemoria('/usuarios', { sembrar: equipo() });
  await elegir(vista, 'maria@fundacion.example', accion);
  return within(await screen.findByRole('alertdialog'));
};

describe('antes de quitarle a alguien su cuenta se dice qué pasa con lo que le falta por enviar', () => {
  it('con una cuenta que se borra, se pierde', async () => {
    const pregunta = await preguntaPor('Eliminar');
    expect(
      await pregunta.findByText(
        /lo que le falte por enviar desde su equipo se pierde: pídale antes que lo envíe/,
      ),
    ).toBeVisible();
  });

  it('con una que se desactiva, espera a que la activen', async () => {
    const pregunta = await preguntaPor('Desactivar');
    expect(
      pregunta.getByText(/lo que le falte por enviar desde su equipo espera allí, cerrado, hasta entonces/),
    ).toBeVisible();
  });

  it('con un rol que no escribe, no se recibe', async () => {
    const pregunta = await preguntaPor('Cambiar a Consulta');
    expect(
      pregunta.getByText(
        /lo que le falte por enviar desde su equipo no se recibirá: pídale antes que lo envíe/,
      ),
    ).toBeVisible();
  });
});
