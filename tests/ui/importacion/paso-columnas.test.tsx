import { screen, within } from '@testing-library/react';
import { unParticipante } from '@tests/builders/un-participante';
import { expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';

const abrir = async (
  lineas: readonly string[],
  ruta = '/acudientes?importar=true',
  titulo = 'Importar acudientes',
) => {
  const { user, memoria } = abrirEnMemoria(ruta, {
    sembrar: (memoria) => {
      memoria.participantes.insertar({ ...unParticipante().datos(), nombre: 'Luz Ríos' });
    },
  });
  const dialogo = await screen.findByRole('dialog', { name: titulo });
  const archivo = new File([lineas.join('\r\n')], 'lista.csv');
  await user.upload(dialogo.querySelector('input[type=file]') as HTMLInputElement, archivo);
  await user.click(within(dialogo).getByRole('button', { name: 'Continuar' }));
  return { user, memoria, dialogo: within(dialogo) };
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

it('los nombres, sin apellidos aparte, bastan; y el primero de una persona es a quien se llama', async () => {
  const { user, dialogo, memoria } = await abrir([
    'Participante;Cédula;Nombre',
    'Luz Ríos;43500600;Rosa Mesa',
    'Luz Ríos;43500601;Iván Ríos',
  ]);
  await user.click(await dialogo.findByRole('button', { name: 'Revisar' }));
  await user.click(await dialogo.findByRole('button', { name: 'Importar 2' }));
  expect(await dialogo.findByText('La importación terminó')).toBeVisible();
  expect(memoria.acudientes.todas().map(({ nombres, es_principal }) => [nombres, es_principal])).toEqual([
    ['Rosa', true],
    ['Iván', false],
  ]);
});

it('lo que hace falta y el archivo no trae se escribe una vez para todas las filas', async () => {
  const { user, dialogo } = await abrir(
    ['Participante;Valor', 'Luz Ríos;850.000'],
    '/financiero?importar=mensualidades',
    'Importar mensualidades',
  );
  expect(await dialogo.findByText('Falta elegir la columna de: Mes')).toBeVisible();
  await user.selectOptions(dialogo.getByLabelText(/^Mes/), 'El mismo valor en todas las filas');
  expect(dialogo.getByRole('button', { name: 'Revisar' })).toBeDisabled();
  await user.type(dialogo.getByLabelText('Mes de todas las filas'), '11/2026{Enter}');
  expect(dialogo.queryByText(/^Falta elegir/)).toBeNull();
  await user.click(dialogo.getByRole('button', { name: 'Revisar' }));
  expect(await dialogo.findByRole('button', { name: 'Importar 1' })).toBeEnabled();
});
