import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { filas, sembrarMuchos } from './apoyo';

const casilla = (nombre: string) => screen.findByRole('checkbox', { name: `Seleccionar ${nombre}` });

it('lo elegido en una página sigue elegido al pasar a otra, y lo que se hace es con todo', async () => {
  const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: sembrarMuchos(23) });
  await user.click(await casilla('Persona 002'));
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  await user.click(await casilla('Persona 013'));
  expect(screen.getByText('2 seleccionados', { selector: 'p' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(await casilla('Persona 002')).toBeChecked();
  expect(await casilla('Persona 003')).not.toBeChecked();

  await user.click(screen.getByRole('button', { name: 'Archivar' }));
  await screen.findByText('Se archivaron 2 registros');
  await waitFor(() => expect(filas()).not.toContain('Persona 002'));
  const archivadas = [2, 13].map((id) => memoria.participantes.obtener(id)?.archivado_en);
  expect(archivadas).not.toContain(null);
  expect(memoria.participantes.obtener(3)?.archivado_en).toBeNull();
});

it('quien se archiva desde su fila deja de estar entre lo elegido', async () => {
  const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: sembrarMuchos(3) });
  await user.click(await casilla('Persona 001'));
  await user.click(await casilla('Persona 002'));
  await user.click(screen.getByRole('button', { name: 'Acciones de Persona 001' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archivar' }));
  await waitFor(() => expect(filas()).not.toContain('Persona 001'));
  expect(await screen.findByText('1 seleccionado', { selector: 'p' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Archivar' }));
  await screen.findByText('Se archivó 1 registro');
  expect(memoria.participantes.obtener(2)?.archivado_en).not.toBeNull();
  expect(screen.queryByText(/Error al actualizar/)).toBeNull();
});

it('quien se elimina tampoco sigue entre lo elegido', async () => {
  const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: sembrarMuchos(3) });
  await user.click(await casilla('Persona 001'));
  await user.click(await casilla('Persona 002'));
  await user.click(screen.getByRole('button', { name: 'Acciones de Persona 001' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  const dialogo = within(await screen.findByRole('alertdialog', { name: 'Eliminar participante' }));
  await user.type(dialogo.getByRole('textbox'), 'Persona 001{Enter}');
  await waitFor(() => expect(filas()).not.toContain('Persona 001'));
  expect(await screen.findByText('1 seleccionado', { selector: 'p' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Archivar' }));
  await screen.findByText('Se archivó 1 registro');
  expect(memoria.participantes.obtener(2)?.archivado_en).not.toBeNull();
  expect(screen.queryByText(/Error al actualizar/)).toBeNull();
});
