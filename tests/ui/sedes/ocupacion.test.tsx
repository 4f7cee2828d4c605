import { screen, within } from '@testing-library/react';
import { unParticipante } from '@tests/builders/un-participante';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';

/** Two men live in Casa Bello since the tenth; one of them is expected to leave on the last day of the month. */
const sembrar = ({ sedes, participantes, estancias }: BaseMemoria): void => {
  sedes.insertar(unaSede().llamada('Casa Bello').conCupos(4, 0).datos());
  for (const fecha_egreso_prevista of [null, '2026-11-30']) {
    const { id } = participantes.insertar(
      unParticipante()
        .enEstado('ACTIVO')
        .enSede(1)
        .delArea('HOMBRES')
        .queIngreso('2026-11-10')
        .con({ fecha_egreso_prevista: fecha_egreso_prevista ?? undefined })
        .datos(),
    );
    estancias.insertar({
      participante_id: id,
      fecha_ingreso: '2026-11-10',
      sede_id: 1,
      area: 'HOMBRES',
    });
  }
};

const bello = async () => within(await screen.findByRole('region', { name: 'Casa Bello' }));

describe('/sedes/ocupacion', () => {
  it('dice cuántos viven hoy; otro día se escribe o se pasa, y queda en la dirección', async () => {
    const { user, router } = abrirEnMemoria('/sedes/ocupacion', { sembrar, rol: 'CONSULTA' });
    expect(await screen.findByText('2 personas viven en las sedes')).toBeVisible();
    expect((await bello()).getByText('2 de 4')).toBeVisible();
    expect((await bello()).getByText('Solo hombres')).toBeVisible();

    const dia = screen.getByLabelText('Día');
    await user.clear(dia);
    await user.type(dia, '9/11/26{Enter}');
    expect(await screen.findByText('0 personas vivían en las sedes')).toBeVisible();
    expect(router.state.location.search).toEqual({ fecha: '2026-11-09' });
    await user.click(screen.getByRole('button', { name: 'Día siguiente' }));
    expect(await screen.findByText('2 personas vivían en las sedes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hoy' }));
    expect(router.state.location.search).toEqual({});
  });

  it('de los días que vienen descuenta a quien se espera que salga, y no pasa de treinta', async () => {
    abrirEnMemoria('/sedes/ocupacion?fecha=2026-12-21', { sembrar });
    expect(await screen.findByText('1 persona vivirá en las sedes')).toBeVisible();
    expect(screen.getByText(/Quién ingresará todavía no se sabe/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Día siguiente' })).toBeDisabled();
  });

  it('un día más lejano se rechaza con lo que se puede pedir', async () => {
    abrirEnMemoria('/sedes/ocupacion?fecha=2027-06-01', { sembrar });
    expect(await screen.findByText(/Elija una fecha de los próximos 30 días, o una pasada/)).toBeVisible();
  });
});
