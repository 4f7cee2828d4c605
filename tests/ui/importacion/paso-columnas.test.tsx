import { screen, within } from '@testing-library/react';
import { unParticipante } from '@tests/builders/un-participante';
import { expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';

const abrir = async (lineas: readonly string[]) => {
  const { user } = abrirEnMemoria('/acudientes?importar=true', {
    sembrar: (memoria) => {
      memoria.participantes.insertar({ ...unParticipante().datos(), nombre: 'Luz Ríos' });
    },
  });
  const dialogo = await screen.findByRole('dialog', { name: 'Importar acudientes' });
  const archivo = new File([lineas.join('\r\n')], 'acudientes.csv');
  await user.upload(dialogo.querySelector('input[type=file]') as HTMLInputElement, archivo);
  await user.click(within(dialogo).getByRole('button', { name: 'Continuar' }));
  return { user, dialogo: within(dialogo) };
};

it('sin una columna con el nombre no se sigue, y se dice cuál falta', async () => {
  const { user, dialogo } = await abrir([
    'Participante;Cédula;Quien responde',
    'Luz Ríos;43500600;Rosa Mesa',
  ]);
  expect(await dialogo.findByText('Falta elegir la columna de: Nombres')).toBeVisible();
  expect(dialogo.getByLabelText(/^Nombres/)).toHaveAccessibleDescription(
    'Elija la columna, aquí o en «Nombre completo, si va en una columna»',
  );
  expect(dialogo.getByRole('button', { name: 'Revisar' })).toBeDisabled();

  await user.selectOptions(dialogo.getByLabelText(/^Nombre completo/), 'Quien responde');
  expect(dialogo.queryByText(/^Falta elegir/)).toBeNull();
  await user.click(dialogo.getByRole('button', { name: 'Revisar' }));
  expect(await dialogo.findByRole('button', { name: 'Importar 1' })).toBeEnabled();
});

it('los nombres, sin apellidos aparte, bastan', async () => {
  const { dialogo } = await abrir(['Participante;Cédula;Nombre', 'Luz Ríos;43500600;Rosa Mesa']);
  expect(await dialogo.findByRole('button', { name: 'Revisar' })).toBeEnabled();
});
