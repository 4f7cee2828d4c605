import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaConGente } from './apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/detalle/detalle-participante';
import '@/ui/panel/participantes/dialogos/dialogo-autorizacion';

describe('/participantes: lo que falta', () => {
  it('cada cosa a un toque; lo que ya está no se pide', async () => {
    const { user, router } = abrirEnMemoria('/participantes?detalle=1', { sembrar: casaConGente });
    const falta = within(await screen.findByRole('region', { name: 'Lo que falta' }));
    expect(await falta.findByRole('link', { name: 'Mensualidad de este mes' })).toHaveAttribute(
      'href',
      '/financiero?participante_id=1&nuevo=true',
    );
    expect(await falta.findByRole('button', { name: '6 papeles firmados' })).toBeVisible();
    expect(falta.queryByRole('link', { name: 'Acudiente' })).toBeNull();
    expect(falta.queryByRole('button', { name: 'Autorización de datos' })).toBeNull();
    await user.click(falta.getByRole('button', { name: '6 papeles firmados' }));
    expect(router.state.location.search).toEqual({ detalle: 1 });
  });

  it('la autorización pide cuándo y cómo', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes?detalle=2', { sembrar: casaConGente });
    const falta = within(await screen.findByRole('region', { name: 'Lo que falta' }));
    expect(await falta.findByRole('link', { name: 'Acudiente' })).toBeVisible();
    await user.click(falta.getByRole('button', { name: 'Autorización de datos' }));
    const dialogo = within(
      await screen.findByRole('dialog', { name: 'Registrar la autorización de Andrés Gómez' }),
    );
    await user.click(dialogo.getByRole('button', { name: 'Registrar autorización' }));
    expect((await dialogo.findAllByText(/Elija cómo autorizó/))[0]).toBeVisible();
    await user.selectOptions(dialogo.getByLabelText(/Medio de la autorización/), 'ESCRITO');
    await user.click(dialogo.getByRole('button', { name: 'Registrar autorización' }));
    expect(await screen.findByText('Se registró la autorización de datos de Andrés Gómez')).toBeVisible();
    expect(memoria.participantes.obtener(2)?.autorizacion_datos).toMatchObject({
      otorgada: true,
      fecha: '2026-11-21',
      medio: 'ESCRITO',
    });
  });
});
