import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { pulsarEnCuantoAparezca } from '../apoyo/en-cuanto';

const LISTAS = [
  ['/participantes?estado=ACTIVO&area=MUJERES&pagina=2&limite=50', { estado: 'ACTIVO', limite: 50 }],
  ['/acudientes?buscar=rosa', {}],
  ['/sedes?estado=ACTIVA&vista=tabla', { vista: 'tabla' }],
  ['/usuarios?rol=CONSULTA', {}],
  ['/financiero?vencidas=true', { todas: true }],
  ['/financiero?pestana=cartera&edad=DE_1_A_30', { pestana: 'cartera' }],
  ['/configuracion?pestana=actividad&accion=CREAR', { pestana: 'actividad' }],
] as const;

describe('lo que se pulsa apenas aparece una lista queda en la dirección', () => {
  const alPulsar = async (ruta: string, boton: string) => {
    const pulsado = pulsarEnCuantoAparezca(boton);
    const { router } = abrirEnMemoria(ruta);
    await pulsado;
    return () => router.latestLocation.search;
  };

  it.each(LISTAS)('%s: Limpiar', async (ruta, queda) => {
    const direccion = await alPulsar(ruta, 'Limpiar');
    await waitFor(() => expect(direccion()).toEqual(queda));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Limpiar' })).toBeNull());
  });

  it('el rango del recaudo', async () => {
    const direccion = await alPulsar('/financiero?pestana=recaudo', 'Hoy');
    await waitFor(() =>
      expect(direccion()).toEqual({ pestana: 'recaudo', desde: '2026-11-21', hasta: '2026-11-21' }),
    );
    expect(screen.getByRole('button', { name: 'Hoy' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('el paquete de las plantillas', async () => {
    const direccion = await alPulsar('/formatos?pestana=plantillas', 'Paquete de ingreso');
    await waitFor(() => expect(direccion()).toEqual({ pestana: 'plantillas', paquete: true }));
  });
});
