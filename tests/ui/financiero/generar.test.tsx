import { screen, waitFor, within } from '@testing-library/react';
import { unParticipante } from '@tests/builders/un-participante';
import { describe, expect, it } from 'vitest';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { dialogoListo } from '../apoyo/dialogo-listo';
import { casaQueCobra } from './apoyo';

const abrir = (ajustar?: Parameters<typeof abrirEnMemoria>[1]) =>
  abrirEnMemoria('/financiero?generar=true', {
    sembrar: (memoria) => {
      casaQueCobra(memoria);
      memoria.participantes.insertar(
        unParticipante().llamado('Sara Sin Valor').enEstado('ACTIVO').queIngreso('2026-02-01').datos(),
      );
    },
    ...ajustar,
  });

const conUnaAnulada = (base: BaseMemoria): void => {
  casaQueCobra(base);
  base.mensualidades.cambiar(1, { estado: 'ANULADA', motivo_anulacion: 'Se cobró por error' });
};

const cifra = (nombre: string) => screen.findByRole('region', { name: nombre });

describe('generar las mensualidades del mes', () => {
  it.each([
    ['2026-12', 'diciembre de 2026'],
    ['2027-01', 'enero de 2027'],
    // One that went by is looked at for many reasons.
    ['2026-10', 'noviembre de 2026'],
  ])('con la lista en %s se propone %s', async (enVista, propuesto) => {
    abrirEnMemoria(`/financiero?generar=true&mes=${enVista}`, { sembrar: casaQueCobra });
    const dialogo = await dialogoListo('Generar mensualidades del mes');
    expect(dialogo.getByLabelText('Mes')).toHaveValue(propuesto);
  });

  it('muestra antes qué pasará con cada quien, y solo entonces cobra', async () => {
    const { user, memoria } = abrir();
    const dialogo = await dialogoListo('Generar mensualidades del mes');
    expect(await cifra('Ya existían')).toHaveTextContent('2');
    expect(dialogo.getByText(/No hay mensualidades nuevas por crear en noviembre de 2026/)).toBeVisible();
    expect(dialogo.queryByRole('button', { name: /^Generar/ })).toBeNull();
    const personas = dialogo.getAllByRole('rowheader').map((fila) => fila.textContent);
    expect(personas).toEqual([expect.stringContaining('Sara Sin Valor'), 'Andrés Gómez', 'Luz Marina Ríos']);

    await user.click(dialogo.getByRole('button', { name: 'Mes siguiente' }));
    expect(dialogo.getByLabelText('Mes')).toHaveValue('diciembre de 2026');
    const generar = await dialogo.findByRole('button', { name: 'Generar 2 mensualidades' });
    expect(await cifra('Por crear')).toHaveTextContent('2');
    expect(await cifra('Omitidas')).toHaveTextContent('1');
    expect(await cifra('Total por cobrar')).toHaveTextContent('1.450.000');
    expect(dialogo.getByText('No tiene valor de mensualidad')).toBeVisible();
    expect(memoria.mensualidades.todas()).toHaveLength(2);
    expect(dialogo.getAllByText('Por crear', { selector: 'td *' })).toHaveLength(2);

    await user.click(generar);
    expect(await dialogo.findByText('Se crearon 2 mensualidades')).toBeVisible();
    expect(dialogo.getAllByText('Creada')).toHaveLength(2);
    expect(dialogo.getByText('De diciembre de 2026. 1 se omitió.')).toBeVisible();
    expect(memoria.mensualidades.todas()).toHaveLength(4);
  });

  it('después dice quién tiene saldo a favor, y lo aplica a lo primero que debe con un clic', async () => {
    const { user, memoria } = abrir({
      sembrar: (base) => {
        casaQueCobra(base);
        base.movimientosAFavor.push({
          ...{ id: 1, origen_id: null, tipo: 'EXCEDENTE', fecha: '2026-11-10', valor: 70_000 },
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
      },
    });
    const dialogo = await dialogoListo('Generar mensualidades del mes');
    await user.click(dialogo.getByRole('button', { name: 'Mes siguiente' }));
    expect(dialogo.queryByText(/saldo a favor/)).toBeNull();
    await user.click(await dialogo.findByRole('button', { name: 'Generar 2 mensualidades' }));
    expect(await dialogo.findByText(/^1 persona que debe tiene saldo a favor: \$\s70\.000$/)).toBeVisible();
    const lista = within(dialogo.getByRole('list', { name: 'Con saldo a favor' }));
    expect(lista.getByText(/^Rosa Ríos: \$\s70\.000 a favor$/)).toBeVisible();
    await user.click(await lista.findByRole('button', { name: /^Aplicar saldo a favor/ }));
    await waitFor(() => expect(dialogo.queryByText(/saldo a favor: /)).toBeNull());
    expect(memoria.mensualidades.obtener(1)?.abonos).toMatchObject([
      { medio: 'SALDO_A_FAVOR', valor: 70_000 },
    ]);
  });

  it('pregunta por las anuladas y por quien llegó a mitad de mes, y dice cuánto es cada cosa', async () => {
    const { user, memoria } = abrir({
      sembrar: (base) => {
        casaQueCobra(base);
        base.mensualidades.cambiar(1, { estado: 'ANULADA', motivo_anulacion: 'Se cobró por error' });
        base.participantes.insertar(
          unParticipante()
            .llamado('Nora Nueva')
            .enEstado('ACTIVO')
            .queIngreso('2026-11-16')
            .con({ valor_mensualidad: 600_000 })
            .datos(),
        );
      },
    });
    const dialogo = await dialogoListo('Generar mensualidades del mes');
    const otraVez = await dialogo.findByRole('checkbox', { name: /^Cobrar otra vez a Luz Marina Ríos/ });
    expect(otraVez).not.toBeChecked();
    expect(otraVez).toHaveAccessibleDescription('Se anuló la de este mes: Se cobró por error');
    const luz = dialogo.getByRole('row', { name: /Luz Marina/ });
    expect(luz).toHaveTextContent('Omitida');
    expect(luz).not.toHaveTextContent('$');
    const nora = dialogo.getByLabelText('Nora Nueva');
    expect(
      within(nora)
        .getAllByRole('option')
        .map((o) => o.textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['Mes completo: $ 600.000', 'Por días (15 de 30): $ 300.000', 'No cobrar']);
    expect(await cifra('Total por cobrar')).toHaveTextContent('600.000');

    await user.selectOptions(nora, 'POR_DIAS');
    await waitFor(async () => expect(await cifra('Total por cobrar')).toHaveTextContent('300.000'));
    await user.click(otraVez);
    await waitFor(async () => expect(await cifra('Total por cobrar')).toHaveTextContent('1.150.000'));
    expect(dialogo.getByRole('checkbox', { name: /^Cobrar otra vez a Luz/ })).toBeChecked();
    expect(dialogo.getByRole('row', { name: /Nora Nueva/ })).toHaveTextContent(
      'Por días: 15, desde el lun 16 nov 2026',
    );
    await user.click(await dialogo.findByRole('button', { name: 'Generar 2 mensualidades' }));
    expect(await dialogo.findByText('Se crearon 2 mensualidades')).toBeVisible();
    expect(memoria.mensualidades.todas().slice(2)).toMatchObject([
      { participante_id: 1, valor: 850_000, estado: 'PENDIENTE' },
      { participante_id: 3, valor: 300_000, cobra_desde: '2026-11-16', fecha_vencimiento: '2026-11-21' },
    ]);
  });

  it('a dos que se llaman igual los distingue su documento, en la lista y donde se elige', async () => {
    const { user, memoria } = abrir({
      sembrar: (base) => {
        const persona = unParticipante().enEstado('ACTIVO').con({ valor_mensualidad: 600_000 });
        for (const [nombre, documento] of [
          ['Juan Pérez', '43100200'],
          ['JUAN PEREZ', '43100201'],
          ['Sara Ríos', '43100202'],
        ] as const)
          base.participantes.insertar(
            persona.llamado(nombre).conDocumento(documento).queIngreso('2026-11-16').datos(),
          );
      },
    });
    const dialogo = await dialogoListo('Generar mensualidades del mes');
    const segundo = await dialogo.findByLabelText('JUAN PEREZ (43.100.201)');
    expect(dialogo.getByLabelText('Juan Pérez (43.100.200)')).toBeVisible();
    expect(dialogo.getByLabelText('Sara Ríos')).toBeVisible();
    expect(dialogo.getByRole('row', { name: /43\.100\.200/ })).toHaveTextContent('Juan Pérez');
    expect(dialogo.getByRole('row', { name: /Sara/ })).not.toHaveTextContent('43.100.202');
    await user.selectOptions(segundo, 'NINGUNO');
    await user.click(await dialogo.findByRole('button', { name: 'Generar 2 mensualidades' }));
    expect(await dialogo.findByText('De noviembre de 2026. 1 se omitió.')).toBeVisible();
    expect(
      memoria.mensualidades.todas().map(({ participante_id, estado }) => [participante_id, estado]),
    ).toEqual(expect.arrayContaining([[2, 'EXONERADA']]));
  });

  it('pregunta por quien egresó y volvió: su mensualidad de este mes se exoneró', async () => {
    const { user, memoria } = abrir({
      sembrar: (base) => {
        casaQueCobra(base);
        const porEgreso = { estado: 'EXONERADA', descuento: 850_000, descuento_antes_del_egreso: 0 } as const;
        base.mensualidades.cambiar(1, porEgreso);
        base.participantes.cambiar(1, { fecha_ingreso: '2026-11-16' });
      },
    });
    const dialogo = await dialogoListo('Generar mensualidades del mes');
    const luz = await dialogo.findByLabelText('Luz Marina Ríos');
    expect(luz).toHaveAccessibleDescription(
      'La de este mes se exoneró por su egreso, y volvió el lun 16 nov 2026',
    );
    expect(luz).toHaveDisplayValue('Sin decidir');
    await user.selectOptions(luz, 'POR_DIAS');
    await waitFor(async () => expect(await cifra('Total por cobrar')).toHaveTextContent('425.000'));
    expect(dialogo.getByRole('row', { name: /Luz Marina/ })).toHaveTextContent(
      'Se vuelve a cobrar la que se exoneró por su egreso',
    );
    await user.click(await dialogo.findByRole('button', { name: 'Generar 1 mensualidad' }));
    await dialogo.findByText('Se creó 1 mensualidad');
    expect(memoria.mensualidades.todas()).toHaveLength(2);
    expect(memoria.mensualidades.obtener(1)).toMatchObject({
      estado: 'PENDIENTE',
      saldo: 425_000,
      cobra_desde: '2026-11-16',
    });
  });

  it('a quien se decide no cobrarle no se le vuelve a proponer, y en su mensualidad se deshace', async () => {
    const { user, memoria } = abrir({
      sembrar: (base) => {
        casaQueCobra(base);
        const porEgreso = { estado: 'EXONERADA', descuento: 850_000, descuento_antes_del_egreso: 0 } as const;
        base.mensualidades.cambiar(1, porEgreso);
        base.participantes.cambiar(1, { fecha_ingreso: '2026-11-16' });
        base.participantes.insertar(
          unParticipante()
            .llamado('Nora Nueva')
            .enEstado('ACTIVO')
            .queIngreso('2026-11-16')
            .con({ valor_mensualidad: 600_000 })
            .datos(),
        );
      },
    });
    const dialogo = await dialogoListo('Generar mensualidades del mes');
    await user.selectOptions(await dialogo.findByLabelText('Nora Nueva'), 'NINGUNO');
    await user.selectOptions(await dialogo.findByLabelText('Luz Marina Ríos'), 'No cobrar');
    await user.click(await dialogo.findByRole('button', { name: 'Guardar lo elegido' }));
    expect(await dialogo.findByText('Quedó guardado lo que usted eligió')).toBeVisible();
    expect(memoria.mensualidades.todas()).toMatchObject([
      { participante_id: 1, estado: 'EXONERADA', descuento: 0, descuento_antes_del_egreso: null },
      { participante_id: 2 },
      { participante_id: 3, estado: 'EXONERADA', motivo_anulacion: 'Se eligió no cobrarle este mes' },
    ]);
    await user.click(dialogo.getByRole('button', { name: 'Cerrar' }));
    await user.click(await screen.findByRole('button', { name: 'Generar mensualidades del mes' }));
    const otraVez = await dialogoListo('Generar mensualidades del mes');
    expect(await cifra('Ya existían')).toHaveTextContent('3');
    expect(otraVez.queryByLabelText('Nora Nueva')).toBeNull();
    expect(otraVez.queryByLabelText('Luz Marina Ríos')).toBeNull();
    await user.click(otraVez.getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: /Acciones de .*Nora Nueva/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Volver a cobrar' }));
    await waitFor(() =>
      expect(memoria.mensualidades.obtener(3)).toMatchObject({ estado: 'PENDIENTE', saldo: 600_000 }),
    );
  });

  it('lo que se eligió no se pierde con Escape sin preguntar, y una vez generado no se pregunta', async () => {
    const { user, router } = abrir({ sembrar: conUnaAnulada });
    const dialogo = await dialogoListo('Generar mensualidades del mes');
    const otraVez = () => dialogo.findByRole('checkbox', { name: /^Cobrar otra vez a Luz/ });
    await user.click(await otraVez());
    await user.keyboard('{Escape}');
    const salida = within(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }));
    await user.click(salida.getByRole('button', { name: 'Seguir editando' }));
    expect(await otraVez()).toBeChecked();
    await user.click(await dialogo.findByRole('button', { name: 'Generar 1 mensualidad' }));
    await dialogo.findByText('Se creó 1 mensualidad');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('generar'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('mirar otro mes no pierde lo que se eligió en el primero', async () => {
    const { user } = abrir({ sembrar: conUnaAnulada });
    const dialogo = await dialogoListo('Generar mensualidades del mes');
    const otraVez = () => dialogo.findByRole('checkbox', { name: /^Cobrar otra vez a Luz/ });
    await user.click(await otraVez());
    const irA = async (mes: string) => {
      await user.clear(dialogo.getByLabelText('Mes'));
      await user.type(dialogo.getByLabelText('Mes'), `${mes}{Enter}`);
    };
    await irA('12/2026');
    await waitFor(() => expect(dialogo.queryByRole('checkbox', { name: /^Cobrar otra vez/ })).toBeNull());
    await irA('11/2026');
    expect(await otraVez()).toBeChecked();
    expect(await dialogo.findByRole('button', { name: 'Generar 1 mensualidad' })).toBeVisible();
  });

  it('si falla al cobrar, lo dice y se puede volver a intentar', async () => {
    const { user } = abrir({
      ajustar: ({ mensualidades }) => {
        const real = mensualidades.generar;
        mensualidades.generar = (entrada, opciones) =>
          (entrada as { simular?: boolean }).simular
            ? real(entrada, opciones)
            : Promise.reject(new Error('roto'));
      },
    });
    await user.clear(await screen.findByLabelText('Mes'));
    await user.type(screen.getByLabelText('Mes'), '12/2026{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Generar 2 mensualidades' }));
    expect(await screen.findByText('Error al crear mensualidad')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Generar 2 mensualidades' })).toBeVisible();
  });
});
