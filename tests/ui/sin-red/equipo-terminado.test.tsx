import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TrabajoSinRed } from '@/application/sin-red/trabajo-sin-red';
import { equipoSinRed } from './apoyo';
// Read beforehand: a chunk that a screen waits for would count against the test's patience.
import '@/ui/panel/comun/sin-red/en-marco';

const abrirCon = (actualizar: () => Promise<readonly never[] | null>) => {
  const equipo = equipoSinRed();
  equipo.volverLaRed();
  const trabajo = {
    lectura: { deLaCopia: () => 0, hay: async () => false },
    cofre: equipo.cofre,
    cerradura: {
      situacion: async () => ({
        conPin: false,
        intentos: 5,
        vigencia: null,
        guardada_en: null,
        vence_en: null,
      }),
    },
    actualizar,
    desalojado: () => false,
    cobros: async () => [],
  } as unknown as TrabajoSinRed;
  equipo.abrir('/participantes', (servicios) => {
    servicios.cargarSinRed = async () => trabajo;
  });
};
const TITULO = 'Este equipo ya no trabaja sin red';

it('quien cambió su contraseña en otra parte lee que este equipo ya no trabaja sin red, y dónde volver a elegirlo', async () => {
  abrirCon(async () => null);
  expect(await screen.findByText(TITULO)).toBeVisible();
  expect(screen.getByText(/Cambió su contraseña, su correo o su rol desde que lo eligió/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'trabajar sin red en este equipo' })).toHaveAttribute(
    'href',
    expect.stringContaining('pestana=preferencias'),
  );
});

it('mientras el servicio lo deja, no se dice nada', async () => {
  let veces = 0;
  abrirCon(async () => {
    veces += 1;
    return [];
  });
  await expect.poll(() => veces).toBeGreaterThan(0);
  expect(screen.queryByText(TITULO)).toBeNull();
});
