import { screen, waitFor, within } from '@testing-library/react';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { describe, expect, it } from 'vitest';
import { sumarCifras } from '@/domain/mensualidades/cierres/cifras-del-mes';
import { esquemaCierre, type InformeDeMes } from '@/domain/mensualidades/cierres/informe-de-mes';
import { errorConflicto } from '@/domain/shared/errores/errores-comunes';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { unAbono } from '../financiero/apoyo';
import { equipoSinRed } from '../sin-red/apoyo';
import { casaConGente } from './apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/dialogos/dialogo-egreso';

/** Andrés owes October and November, and December was charged already. */
const conCobros = (memoria: BaseMemoria): void => {
  casaConGente(memoria);
  for (const mes of ['2026-10', '2026-11', '2026-12'])
    memoria.mensualidades.insertar(unaMensualidad().de(2).delMes(mes).porValor(600_000).datos());
};

const conOctubreCerrado = (memoria: BaseMemoria): void => {
  conCobros(memoria);
  const escrito = { id: 1, periodo: '2026-10', cerrado_en: '2026-11-02T10:00:00Z', cifras: sumarCifras([]) };
  const cierre = esquemaCierre.parse(escrito);
  memoria.cierres.push({ cierre, informe: {} as InformeDeMes });
};

const abrirEgreso = async (opciones: Parameters<typeof abrirEnMemoria>[1] = {}) => {
  const pantalla = abrirEnMemoria('/participantes', { sembrar: conCobros, ...opciones });
  await pantalla.user.click(await screen.findByRole('button', { name: 'Acciones de Andrés Gómez' }));
  await pantalla.user.click(screen.getByRole('menuitem', { name: 'Registrar egreso' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Registrar egreso de Andrés Gómez' }));
  await dialogo.findByText('Ajuste según el acuerdo de pago');
  const registrar = async () => {
    await pantalla.user.selectOptions(dialogo.getByLabelText('Tipo de egreso'), 'RETIRO_VOLUNTARIO');
    await pantalla.user.click(dialogo.getByRole('button', { name: 'Registrar egreso' }));
    await screen.findByText('Se registró el egreso de Andrés Gómez');
  };
  return { ...pantalla, dialogo, registrar };
};

const lineas = (dialogo: ReturnType<typeof within>) =>
  within(dialogo.getByRole('list', { name: 'Ajustes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

describe('registrar un egreso a mitad de mes', () => {
  it('muestra lo que promete el acuerdo, sigue a la fecha y lo aplica con el egreso', async () => {
    const { user, memoria, dialogo, registrar } = await abrirEgreso();
    expect(lineas(dialogo)).toEqual([
      'Mensualidad de diciembre de 2026: 0 de 31 díasDe $ 600.000 a $ 0.',
      'Mensualidad de noviembre de 2026: 21 de 30 díasDe $ 600.000 a $ 420.000.',
    ]);
    const fecha = dialogo.getByLabelText('Fecha de egreso');
    await user.clear(fecha);
    await user.type(fecha, '15/11/2026');
    await user.tab();
    await waitFor(() => expect(lineas(dialogo)[1]).toContain('15 de 30 díasDe $ 600.000 a $ 300.000.'));
    await registrar();
    expect(
      await screen.findByText(
        /^Cobro de Andrés Gómez ajustado: Mensualidad de diciembre de 2026, de \$\s600\.000 a \$\s0 y Mensualidad de noviembre de 2026, de \$\s600\.000 a \$\s300\.000$/,
      ),
    ).toBeVisible();
    expect(memoria.participantes.obtener(2)).toMatchObject({
      estado: 'EGRESADO',
      fecha_egreso: '2026-11-15',
    });
    expect(memoria.mensualidades.todas()).toMatchObject([
      { periodo: '2026-10', descuento: 0, observaciones: null },
      {
        periodo: '2026-11',
        descuento: 300_000,
        cobra_hasta: '2026-11-15',
        saldo: 300_000,
        observaciones: expect.stringMatching(
          /^Egreso el dom 15 nov 2026: se paga hasta ese día, 15 de 30 días/,
        ),
      },
      { periodo: '2026-12', estado: 'EXONERADA', saldo: 0 },
    ]);
  });

  it('sin marcarlo, egresa y el cobro queda como estaba', async () => {
    const { user, memoria, dialogo, registrar } = await abrirEgreso();
    await user.click(dialogo.getByRole('checkbox', { name: 'Ajustar el cobro al registrar el egreso' }));
    await registrar();
    expect(memoria.mensualidades.todas().map(({ descuento }) => descuento)).toEqual([0, 0, 0]);
    expect(memoria.participantes.obtener(2)?.estado).toBe('EGRESADO');
  });

  it('la de un mes cerrado lo dice, y lo que se le quita queda como un ajuste de hoy', async () => {
    const { user, memoria, dialogo, registrar } = await abrirEgreso({ sembrar: conOctubreCerrado });
    const fecha = dialogo.getByLabelText('Fecha de egreso');
    await user.clear(fecha);
    await user.type(fecha, '15/10/2026');
    await user.tab();
    await waitFor(() =>
      expect(lineas(dialogo)[2]).toBe(
        'Mensualidad de octubre de 2026: 15 de 31 díasDe $ 600.000 a $ 290.322.' +
          'Octubre de 2026 está cerrado: su rebaja se registra como un ajuste de hoy.',
      ),
    );
    await registrar();
    await waitFor(() => expect(memoria.mensualidades.obtener(3)?.estado).toBe('EXONERADA'));
    expect(memoria.mensualidades.obtener(1)).toMatchObject({
      descuento: 0,
      saldo: 290_322,
      abonos: [{ medio: 'AJUSTE', valor: 309_678, fecha: '2026-11-21', recibo: null }],
    });
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('lo pagado de más se dice', async () => {
    const { dialogo } = await abrirEgreso({
      sembrar: (memoria) => {
        conCobros(memoria);
        memoria.mensualidades.cambiar(2, { estado: 'PAGADA', abonos: [unAbono({ valor: 600_000 })] });
      },
    });
    expect(lineas(dialogo)[1]).toBe(
      'Mensualidad de noviembre de 2026: 21 de 30 díasSigue en $ 600.000, que ya se pagó.' +
        'Pagó $ 180.000 de más: se devuelve o se abona a otra deuda, según decida quien paga.',
    );
  });

  it('si el egreso queda y un ajuste no, lo dice y deja reintentar', async () => {
    let fallos = 0;
    const { user, memoria, registrar } = await abrirEgreso({
      ajustar: ({ mensualidades }) => {
        const real = mensualidades.aplicarAjustes;
        mensualidades.aplicarAjustes = async (ajustes) => {
          if (fallos > 0) return real(ajustes);
          fallos += 1;
          const [roto, ...demas] = ajustes;
          const { hechos } = await real(demas);
          return { hechos, fallos: roto ? [{ ajuste: roto, error: new Error('roto') }] : [] };
        };
      },
    });
    await registrar();
    expect(
      await screen.findByText(
        /^El egreso de Andrés Gómez quedó registrado, pero no se ajustó: Mensualidad de diciembre de 2026\./,
      ),
    ).toBeVisible();
    expect(memoria.mensualidades.obtener(2)?.descuento).toBe(180_000);
    expect(memoria.mensualidades.obtener(3)?.estado).toBe('PENDIENTE');
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(memoria.mensualidades.obtener(3)?.estado).toBe('EXONERADA'));
  });
});

it('lo que una regla negó no se ofrece reintentar', async () => {
  const { registrar } = await abrirEgreso({
    ajustar: ({ mensualidades }) => {
      mensualidades.aplicarAjustes = async (ajustes) => ({
        hechos: [],
        fallos: ajustes.map((ajuste) => ({ ajuste, error: errorConflicto('Ya se anuló') })),
      });
    },
  });
  await registrar();
  expect(await screen.findByText(/pero no se ajustó: .* Ya se anuló\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

describe('quien egresó con su cobro sin ajustar', () => {
  const abrirFicha = (rol: 'ADMINISTRADOR' | 'CONSULTA' = 'ADMINISTRADOR') =>
    abrirEnMemoria('/participantes?detalle=2', {
      rol,
      sembrar: (memoria) => {
        conCobros(memoria);
        memoria.participantes.cambiar(2, { estado: 'EGRESADO', fecha_egreso: '2026-11-15' });
      },
    });
  const SIN_AJUSTAR = 'El cobro no se ha ajustado por su egreso';

  it('lo dice en su ficha, con lo que cambiaría, y se ajusta con un botón', async () => {
    const { user, memoria } = abrirFicha();
    expect(await screen.findByText(SIN_AJUSTAR)).toBeVisible();
    expect(screen.getByText(/noviembre de 2026, de \$\s600\.000 a \$\s300\.000\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ajustar el cobro' }));
    expect(await screen.findByText(/^Cobro de Andrés Gómez ajustado/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(SIN_AJUSTAR)).toBeNull());
    expect(memoria.mensualidades.todas()).toMatchObject([
      { periodo: '2026-10', descuento: 0 },
      { periodo: '2026-11', descuento: 300_000 },
      { periodo: '2026-12', estado: 'EXONERADA' },
    ]);
  });

  it('lo de un mes cerrado se registra como un ajuste de hoy, y deja de faltar', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes?detalle=2', {
      sembrar: (base) => {
        conOctubreCerrado(base);
        base.participantes.cambiar(2, { estado: 'EGRESADO', fecha_egreso: '2026-10-15' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ajustar el cobro' }));
    await waitFor(() => expect(screen.queryByText(SIN_AJUSTAR)).toBeNull());
    expect(memoria.mensualidades.todas()).toMatchObject([
      { periodo: '2026-10', descuento: 0, saldo: 290_322 },
      { periodo: '2026-11', estado: 'EXONERADA' },
      { periodo: '2026-12', estado: 'EXONERADA' },
    ]);
  });

  it('quien solo consulta no lo ve: no puede ajustarlo', async () => {
    abrirFicha('CONSULTA');
    expect(await screen.findByRole('link', { name: 'Ver estado de cuenta' })).toBeVisible();
    expect(screen.queryByText(SIN_AJUSTAR)).toBeNull();
  });
});

it('un egreso que queda en el equipo dice que su cobro no va con él', async () => {
  const equipo = equipoSinRed({ sembrar: conCobros });
  const { user } = equipo.abrir('/participantes');
  await user.click(await screen.findByRole('button', { name: 'Acciones de Andrés Gómez' }));
  await user.click(screen.getByRole('menuitem', { name: 'Registrar egreso' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Registrar egreso de Andrés Gómez' }));
  await dialogo.findByText('Ajuste según el acuerdo de pago');
  await user.selectOptions(dialogo.getByLabelText('Tipo de egreso'), 'RETIRO_VOLUNTARIO');
  await user.click(dialogo.getByRole('button', { name: 'Registrar egreso' }));
  await screen.findByRole('button', { name: 'Por enviar (1)' });
  expect(
    screen.getByText(
      'El cobro de Andrés Gómez no se ajusta sin red: cuando llegue su egreso, ajústelo en su ficha.',
    ),
  ).toBeVisible();
});
