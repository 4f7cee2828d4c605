import { screen, within } from '@testing-library/react';
import { unaSede } from '@tests/builders/una-sede';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';

/** The dialog that imports participantes, and how a file is chosen in it. */
export const abrirImportacion = async () => {
  const abierto = abrirEnMemoria('/participantes', {
    sembrar: (memoria) => {
      memoria.sedes.insertar(unaSede().llamada('Casa Apartadó').datos());
    },
  });
  await abierto.user.click(await screen.findByRole('button', { name: 'Importar' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Importar participantes' });
  const elegir = async (archivo: File) => {
    await abierto.user.upload(dialogo.querySelector('input[type=file]') as HTMLInputElement, archivo);
    await abierto.user.click(within(dialogo).getByRole('button', { name: 'Continuar' }));
  };
  return { ...abierto, dialogo: within(dialogo), elegir };
};
