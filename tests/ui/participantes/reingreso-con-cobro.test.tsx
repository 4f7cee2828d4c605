import { screen, waitFor, within } from '@testing-library/react';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { describe, expect, it } from 'vitest';
import { ajustarPorEgreso } from '@/domain/mensualidades/ajuste-por-egreso';
import { aplicarCambiosMensualidad } from '@/domain/mensualidades/reglas-mensualidad';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaConGente } from './apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/dialogos/dialogo-egreso';
import '@/ui/panel/participantes/dialogos/dialogo-ingreso';

const MESES = ['2026-11', '2026-12'];

const conCobros = (memoria: BaseMemoria): void => {
  casaConGente(memoria);
  for (const mes of MESES)
    memoria.mensualidades.insertar(unaMensualidad().de(2).delMes(mes).porValor(600_000).datos());
};

/** Andrés left on the 10th, and his fees were adjusted. */
const queEgreso = (memoria: BaseMemoria): void => {
  conCobros(memoria);
  const egreso = '2026-11-10';
  memoria.participantes.cambiar(2, { estado: 'EGRESADO', fecha_egreso: egreso });
  for (const { mensualidad, cambios } of ajustarPorEgreso(memoria.mensualidades.todas(), {
    ingreso: '2026-03-01',
    egreso,
  })) {
    const { estado } = aplicarCambiosMensualidad(mensualidad, cambios);
    memoria.mensualidades.cambiar(mensualidad.id, { ...cambios, estado });
  }
};

const elegir = async (user: ReturnType<typeof abrirEnMemoria>['user'], accion: string) => {
  await user.click(await screen.findByRole('button', { name: 'Acciones de Andrés Gómez' }));
  await user.click(screen.getByRole('menuitem', { name: accion }));
  return within(await screen.findByRole('dialog', { name: `${accion} de Andrés Gómez` }));
};

const lineas = (dialogo: ReturnType<typeof within>) =>
  within(dialogo.getByRole('list', { name: 'Se vuelve a cobrar' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

const enPesos = (memoria: BaseMemoria) =>
  memoria.mensualidades.todas().map(({ estado, descuento, cobra_desde, cobra_hasta, saldo }) => ({
    estado,
    descuento,
    cobra_desde,
    cobra_hasta,
    saldo,
  }));

describe('registrar un reingreso', () => {
  it('a quien egresó por error y vuelve el mismo día le quedan las mensualidades que tenía', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: conCobros });
    const antes = enPesos(memoria);
    const egreso = await elegir(user, 'Registrar egreso');
    await egreso.findByText('Ajuste según el acuerdo de pago');
    await user.selectOptions(egreso.getByLabelText('Tipo de egreso'), 'RETIRO_VOLUNTARIO');
    await user.click(egreso.getByRole('button', { name: 'Registrar egreso' }));
    await waitFor(() => expect(memoria.mensualidades.obtener(2)?.estado).toBe('EXONERADA'));
    const reingreso = await elegir(user, 'Registrar reingreso');
    await reingreso.findByText('Lo que su egreso dejó de cobrar');
    expect(lineas(reingreso)).toEqual([
      'Mensualidad de diciembre de 2026: 31 de 31 díasDe $ 0 a $ 600.000.',
      'Mensualidad de noviembre de 2026: 30 de 30 díasDe $ 420.000 a $ 600.000.',
    ]);
    await user.click(reingreso.getByRole('button', { name: 'Registrar reingreso' }));
    await waitFor(() => expect(enPesos(memoria)).toEqual(antes));
  });

  it('sin marcarlo no se le vuelve a cobrar: queda escrito y no se pregunta más', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: queEgreso });
    const saldos = () => memoria.mensualidades.todas().map(({ saldo }) => saldo);
    const antes = saldos();
    const dialogo = await elegir(user, 'Registrar reingreso');
    await user.click(
      await dialogo.findByRole('checkbox', { name: 'Volver a cobrar al registrar el reingreso' }),
    );
    await user.click(dialogo.getByRole('button', { name: 'Registrar reingreso' }));
    await screen.findByText('Se registró el reingreso de Andrés Gómez');
    await screen.findByText(/^No se le vuelve a cobrar a Andrés Gómez: Mensualidad de diciembre de 2026 y/);
    expect(saldos()).toEqual(antes);
    for (const mensualidad of memoria.mensualidades.todas())
      expect(mensualidad).toMatchObject({
        descuento_antes_del_egreso: null,
        observaciones: expect.stringContaining('se decidió no volver a cobrar'),
      });
  });

  it('lo de un mes cerrado se dice, y no se promete', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', {
      sembrar: queEgreso,
      ajustar: ({ cierres }) => {
        cierres.ultimo = async () => '2026-11';
      },
    });
    const dialogo = await elegir(user, 'Registrar reingreso');
    await waitFor(() => expect(lineas(dialogo)[1]).toContain('Noviembre de 2026 está cerrado: cobre los '));
    await user.click(dialogo.getByRole('button', { name: 'Registrar reingreso' }));
    await waitFor(() => expect(memoria.mensualidades.obtener(2)?.estado).toBe('PENDIENTE'));
    expect(memoria.mensualidades.obtener(1)?.descuento).toBe(400_000);
  });
});

const queVolvio = (base: BaseMemoria): void => {
  queEgreso(base);
  base.participantes.cambiar(2, { estado: 'ACTIVO', fecha_ingreso: '2026-11-21', fecha_egreso: null });
};
const FALTA = 'Volvió, y lo que su egreso dejó de cobrar sigue sin cobrarse';

describe('quien ya volvió', () => {
  it('su ficha dice lo que no se le cobra, y lo cobra con un botón', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes?detalle=2', { sembrar: queVolvio });
    expect(await screen.findByText(FALTA)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Volver a cobrar' }));
    await waitFor(() => expect(screen.queryByText(FALTA)).toBeNull());
    expect(enPesos(memoria)).toMatchObject([
      { estado: 'PENDIENTE', saldo: 400_000, cobra_hasta: '2026-11-30' },
      { estado: 'PENDIENTE', saldo: 600_000 },
    ]);
  });

  it('si se decide no cobrarle, su ficha no lo vuelve a decir', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes?detalle=2', { sembrar: queVolvio });
    expect(await screen.findByText(FALTA)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'No cobrar' }));
    await waitFor(() => expect(screen.queryByText(FALTA)).toBeNull());
    expect(memoria.mensualidades.todas()).toMatchObject([
      { estado: 'PENDIENTE', saldo: 200_000 },
      { estado: 'EXONERADA', saldo: 0, descuento: 0 },
    ]);
  });
});
