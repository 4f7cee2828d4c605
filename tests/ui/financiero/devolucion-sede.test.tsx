import { waitFor, within } from '@testing-library/react';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { dialogoListo } from '../apoyo/dialogo-listo';
import { casaQueCobra } from './apoyo';
import '@/ui/panel/financiero/cuenta/dialogo-pagador';
import '@/ui/panel/financiero/a-favor/dialogo-devolucion';
import '@/ui/panel/financiero/recibos/dialogo-sede';

/** Rosa paid 7.000 too much for Luz, who lives in Bello; there is another house. */
const conSobrante = (memoria: BaseMemoria): void => {
  casaQueCobra(memoria);
  memoria.sedes.insertar(unaSede().llamada('Casa Apartadó').datos());
  memoria.movimientosAFavor.push({
    ...{ id: 1, origen_id: null, tipo: 'EXCEDENTE', fecha: '2026-11-10', valor: 7_000 },
    ...{ id_acudiente: 1, participante_id: 1, abono_id: 1, mensualidad_id: 2, recibo: 1 },
    ...{
      medio: null,
      referencia: null,
      motivo: null,
      registrado_por: null,
      sede_id: null,
      devolucion_id: null,
      registrado_en: null,
    },
  });
};

const abrir = () => abrirEnMemoria('/financiero?pagador=acudiente-1', { sembrar: conSobrante });

const devolver = async (
  { user, memoria }: ReturnType<typeof abrir>,
  elegir: (dialogo: Awaited<ReturnType<typeof dialogoListo>>) => Promise<void>,
) => {
  const cuenta = await dialogoListo('Estado de cuenta de Rosa Ríos');
  await user.click(await cuenta.findByRole('button', { name: 'Devolver saldo a favor' }));
  const dialogo = await dialogoListo('Devolver saldo a favor de Rosa Ríos');
  await elegir(dialogo);
  await user.type(dialogo.getByLabelText('Motivo'), 'Luz egresó');
  await user.click(dialogo.getByRole('button', { name: 'Registrar devolución' }));
  await waitFor(() => expect(memoria.movimientosAFavor).toHaveLength(2));
  return cuenta;
};

describe('la sede que entrega una devolución', () => {
  it('se lee, y se cambia si el dinero sale de la otra caja', async () => {
    const pantalla = abrir();
    await devolver(pantalla, async (dialogo) => {
      expect(await dialogo.findByText(/^Entrega: Casa Bello/)).toBeVisible();
      await pantalla.user.click(dialogo.getByRole('button', { name: 'Cambiar la sede que entrega' }));
      const sede = dialogo.getByLabelText('Sede que entrega');
      await waitFor(() => expect(sede).toHaveFocus());
      expect(
        within(sede)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['Casa Bello', 'Casa Apartadó']);
      await pantalla.user.selectOptions(sede, 'Casa Apartadó');
    });
    expect(pantalla.memoria.movimientosAFavor[1]).toMatchObject({ valor: 7_000, sede_id: 2 });
  });

  it('sin tocar la línea, es donde vive la persona', async () => {
    const pantalla = abrir();
    await devolver(pantalla, async () => undefined);
    expect(pantalla.memoria.movimientosAFavor[1]).toMatchObject({ sede_id: 1 });
  });

  it('se lee después, y se corrige', async () => {
    const pantalla = abrir();
    const cuenta = await devolver(pantalla, async () => undefined);
    expect(await cuenta.findByText(/^Efectivo · Casa Bello · Luz egresó/)).toBeVisible();
    await pantalla.user.click(cuenta.getByRole('button', { name: /^Corregir la sede: Devuelto/ }));
    const dialogo = await dialogoListo('Corregir la sede de la devolución');
    expect(dialogo.getByText(/^\$\s7\.000 cuentan en Casa Bello\./)).toBeVisible();
    await pantalla.user.selectOptions(dialogo.getByLabelText('Sede que entregó el dinero'), 'Casa Apartadó');
    await pantalla.user.click(dialogo.getByRole('button', { name: 'Corregir sede' }));
    expect(await cuenta.findByText(/^Efectivo · Casa Apartadó · Luz egresó/)).toBeVisible();
    expect(pantalla.memoria.movimientosAFavor[1]).toMatchObject({ sede_id: 2 });
  });
});
