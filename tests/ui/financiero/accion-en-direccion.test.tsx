import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaQueCobra } from './apoyo';
import '@/ui/panel/financiero/a-favor/dialogo-devolucion';
import '@/ui/panel/financiero/a-favor/dialogo-anular-devolucion';
import '@/ui/panel/financiero/cuenta/dialogo-pagador';
import '@/ui/panel/financiero/dialogos-financiero';
import '@/ui/panel/financiero/mensualidades/dialogo-decision';
import '@/ui/panel/financiero/mes/dialogo-ajuste';

/** Rosa, who pays for Luz, has 7.000 too much. */
const casa = (memoria: BaseMemoria): void => {
  casaQueCobra(memoria);
  const movimiento = {
    ...{ id_acudiente: 1, participante_id: 1, mensualidad_id: 2, registrado_por: null, devolucion_id: null },
    registrado_en: null,
    ...{ referencia: null, abono_id: 1, recibo: 1, medio: null, motivo: null, sede_id: null },
  };
  memoria.movimientosAFavor.push({
    ...{ ...movimiento, id: 1, origen_id: null, tipo: 'EXCEDENTE', fecha: '2026-10-10', valor: 7_000 },
  });
};

type Opciones = Partial<Parameters<typeof abrirEnMemoria>[1]>;
const abrir = (ruta: string, opciones: Opciones = {}) => abrirEnMemoria(ruta, { sembrar: casa, ...opciones });

/** The page loads again with that address, and what was typed in that form is on this device. */
const volverCon = async (ruta: string, borrador: string, valores: object) => {
  const { cargarBorradores } = abrir('/financiero').servicios;
  await (await cargarBorradores()).guardar(borrador, { version: null, valores: { ...valores } });
  cleanup();
  return abrir(ruta, {
    ajustar: (servicios) => {
      servicios.cargarBorradores = cargarBorradores;
    },
  });
};

describe('/financiero: lo que se escribe sobre la lista está en la dirección, y vuelve con lo escrito', () => {
  it('anular: queda en ella al abrirlo, sobre la lista como estaba, y se quita al cerrarlo', async () => {
    const { user, router } = abrir('/financiero?todas=true');
    await user.click(await screen.findByRole('button', { name: /^Acciones de .*Luz Marina Ríos/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Anular' }));
    const dialogo = within(await screen.findByRole('dialog', { name: /^Anular / }));
    await waitFor(() => expect(router.latestLocation.search).toEqual({ todas: true, accion: 'anular.1' }));
    await user.click(dialogo.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(router.latestLocation.search).toEqual({ todas: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    // It was no step of its own: Back does not open it again.
    expect(router.history.length).toBe(1);
  });

  it.each([
    ['anular.1', 'anular:1', /^Anular /],
    ['exonerar.1', 'exonerar:1', /^Exonerar /],
    ['ajustar.1', 'ajuste:1', /^Ajustar /],
    ['anularAbono.2.1', 'anularAbono:1', /^Anular abono/],
  ])('%s', async (accion, borrador, titulo) => {
    await volverCon(`/financiero?todas=true&accion=${accion}`, borrador, { motivo: 'Se fue la luz' });
    const dialogo = within(await screen.findByRole('dialog', { name: titulo }));
    expect(await dialogo.findByText(/^Recuperamos lo que escribió/)).toBeVisible();
    expect(dialogo.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Se fue la luz');
  });

  it('devolver y una gestión vuelven sobre la cuenta de quien paga', async () => {
    await volverCon('/financiero?pagador=acudiente-1&accion=devolver', 'devolucion:acudiente-1', {
      motivo: 'Luz egresó',
    });
    const devolver = within(await screen.findByRole('dialog', { name: /^Devolver saldo a favor de Rosa/ }));
    expect(await devolver.findByDisplayValue('Luz egresó')).toBeVisible();
    cleanup();
    await volverCon('/financiero?pagador=acudiente-1&accion=gestion', 'gestion:acudiente-1', {
      nota: 'Paga el viernes',
    });
    const gestion = within(await screen.findByRole('dialog', { name: 'Gestión con Rosa Ríos' }));
    expect(await gestion.findByDisplayValue('Paga el viernes')).toBeVisible();
  });

  it.each(['otra.1', 'anular', 'anularAbono.2.99', 'anular.1'])(
    'a quien solo consulta, o con una dirección que no dice nada, no se le abre «%s»',
    async (accion) => {
      const rol = accion === 'anular.1' ? 'CONSULTA' : 'ADMINISTRADOR';
      abrir(`/financiero?todas=true&accion=${accion}`, { rol });
      expect((await screen.findAllByText('Luz Marina Ríos')).length).toBeGreaterThan(0);
      expect(screen.queryByRole('dialog', { name: /^(?:Anular|Exonerar)/ })).toBeNull();
    },
  );
});
