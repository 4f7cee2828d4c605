import { screen, waitFor, within } from '@testing-library/react';
import { unaEntrada, unCambioDeEstado, unRechazo } from '@tests/builders/entrada';
import { unAbono } from '@tests/builders/un-abono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { errorCofreCerrado } from '@/domain/sin-red/errores-cofre';
import { idLocal } from '@/domain/sin-red/referencias';
import { toaster } from '@/ui/shared/toast-store';
import { abrirLaCola, conEntrada, DECIDIR, rechazada } from './apoyo';

afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of toaster.list()) toaster.dismiss(id);
});

describe('lo que necesita una decisión', () => {
  const { orden } = unaEntrada();
  const abonoEn = (mensualidad: number, cambios = {}) => ({
    ...orden,
    argumentos: [mensualidad, { ...(orden.argumentos[1] as object), ...cambios }, { clave: 'k' }],
  });

  it('de una versión vieja se ven las dos, y lo mío puede ir encima', async () => {
    const actual = { id: 1, nombre: 'Luz Marina Ríos', estado: 'ACTIVO', version: 1 };
    const cambio = unCambioDeEstado(1, 'CON_PERMISO', 0);
    const { equipo, user } = await conEntrada(
      unaEntrada({
        que: 'Salida de Luz',
        orden: cambio,
        estado: rechazada(unRechazo('VERSION_OBSOLETA', {}, actual)),
      }),
    );
    equipo.memoria();
    const cola = await abrirLaCola(user, DECIDIR);
    expect(await cola.findByText('Este registro cambió mientras tanto')).toBeVisible();
    const fila = within(cola.getByRole('row', { name: /Estado/ }));
    expect(fila.getByText('Activo')).toBeVisible();
    expect(fila.getByText('Con permiso')).toBeVisible();
    await user.click(await cola.findByRole('button', { name: 'Aplicar mi cambio de todos modos' }));
    await waitFor(() => expect(equipo.memoria().participantes.obtener(1)?.estado).toBe('CON_PERMISO'));
  });

  it('dejar lo que hay se pregunta, y lo escrito se puede leer y copiar después', async () => {
    const { equipo, user } = await conEntrada(
      unaEntrada({
        que: 'Salida de Luz',
        orden: unCambioDeEstado(1, 'CON_PERMISO', 0),
        estado: rechazada(unRechazo('VERSION_OBSOLETA', {}, { id: 1, estado: 'ACTIVO', version: 1 })),
      }),
    );
    const cola = await abrirLaCola(user, DECIDIR);
    await user.click(await cola.findByRole('button', { name: 'Dejar lo que hay' }));
    const confirmar = within(await screen.findByRole('alertdialog', { name: '¿Descartar lo que escribió?' }));
    await user.click(confirmar.getByRole('button', { name: 'Descartar' }));
    expect(await cola.findByText('Descartado')).toBeVisible();
    expect(cola.getByRole('button', { name: 'Copiar' })).toBeVisible();
    expect(equipo.mundo.enviadas).toEqual([]);
  });

  it('de una sede llena se elige otra, o se intenta otra vez', async () => {
    const crear = {
      servicio: 'participantes',
      metodo: 'crear',
      argumentos: [
        { nombre: 'Nueva Persona', telefono: '3001234567', estado: 'PREINGRESO', sede_id: 99 },
        { clave: 'p' },
      ],
    };
    const { equipo, user } = await conEntrada(
      unaEntrada({
        que: 'Nuevo participante: Nueva Persona',
        orden: crear,
        estado: rechazada(unRechazo('CONFLICTO', { sede_id: 'Sin cupos' })),
      }),
    );
    const cola = await abrirLaCola(user, DECIDIR);
    expect(cola.getByText('La sede no tiene cupo')).toBeVisible();
    expect(await cola.findByRole('button', { name: 'Ya hay cupo: intentar otra vez' })).toBeVisible();
    await user.selectOptions(await cola.findByLabelText('Otra sede'), 'Casa Bello');
    await user.click(cola.getByRole('button', { name: 'Enviar con esta sede' }));
    await waitFor(() =>
      expect(
        equipo
          .memoria()
          .participantes.todas()
          .find(({ nombre }) => nombre === 'Nueva Persona')?.sede_id,
      ).toBe(1),
    );
  });

  it('lo que se intenta otra vez se dice, aunque vuelva a rechazarse por lo mismo', async () => {
    const { equipo, user } = await conEntrada(
      unaEntrada({
        que: 'Nuevo participante: Nueva Persona',
        orden: {
          servicio: 'participantes',
          metodo: 'crear',
          argumentos: [{ nombre: 'Nueva Persona', estado: 'ACTIVO', sede_id: 99 }, { clave: 'p' }],
        },
        estado: rechazada(unRechazo('CONFLICTO', { sede_id: 'Sin cupos' })),
      }),
    );
    const cola = await abrirLaCola(user, DECIDIR);
    await user.click(await cola.findByRole('button', { name: 'Ya hay cupo: intentar otra vez' }));
    expect(await screen.findByText('Se intenta otra vez: Nuevo participante: Nueva Persona')).toBeVisible();
    await waitFor(() => expect(equipo.mundo.enviadas).toHaveLength(1));
    expect(await cola.findByRole('article', { name: 'Nuevo participante: Nueva Persona' })).toBeVisible();
  });

  it('de una mensualidad que debe menos, lo que sobra queda a favor', async () => {
    const { equipo, user } = await conEntrada(
      unaEntrada({
        orden: abonoEn(1, { valor: 900_000 }),
        estado: rechazada(unRechazo('VALIDACION', { valor: 'Supera' })),
      }),
    );
    const cola = await abrirLaCola(user, DECIDIR);
    await user.click(
      await cola.findByRole('button', { name: /^Pagar \$\s850\.000 y dejar \$\s50\.000 a favor/ }),
    );
    await waitFor(() =>
      expect(equipo.memoria().mensualidades.obtener(1)?.abonos).toMatchObject([
        { valor: 850_000, excedente: 50_000 },
      ]),
    );
  });

  it('de lo que otra persona ya pagó se dice cuánto, cuándo, con qué recibo y quién lo registró', async () => {
    const { equipo, user } = await conEntrada(
      unaEntrada({ orden: abonoEn(1), estado: rechazada(unRechazo('VALIDACION', { valor: 'Supera' })) }),
    );
    const memoria = equipo.memoria();
    const abonos = [unAbono({ valor: 700_000, recibo: 67, registrado_por: 'ana@fundacion.example' })];
    memoria.mensualidades.cambiar(1, { abonos });
    const cola = await abrirLaCola(user, DECIDIR);
    expect(
      await cola.findByText(
        /^Ya tiene un abono de \$\s700\.000 · Efectivo · .* \(recibo 67, ana@fundacion\.example\)\.$/,
      ),
    ).toBeVisible();
    await user.click(await cola.findByRole('button', { name: 'Es el mismo pago: ya está registrado' }));
    expect(await screen.findByText('Ya estaba registrado')).toBeVisible();
    expect(equipo.mundo.enviadas).toEqual([]);
  });

  it('de un mes cerrado se registra con fecha de hoy', async () => {
    const { equipo, user } = await conEntrada(
      unaEntrada({
        orden: abonoEn(1, { fecha: '2026-10-02' }),
        estado: rechazada(unRechazo('CONFLICTO', { fecha: 'Cerrado' })),
      }),
    );
    const cola = await abrirLaCola(user, DECIDIR);
    await user.click(await cola.findByRole('button', { name: /^Registrar con fecha de hoy/ }));
    await waitFor(() =>
      expect(equipo.memoria().mensualidades.obtener(1)?.abonos).toMatchObject([{ fecha: '2026-11-21' }]),
    );
  });

  it.each([
    ['NO_ENCONTRADO', 'El registro ya no existe', 'Ya está otra vez: intentar de nuevo'],
    ['PERMISO_DENEGADO', 'Su usuario no tiene permiso para esto', 'Ya tengo permiso: intentar otra vez'],
    ['VALIDACION', 'El servicio no lo aceptó', 'Intentar otra vez'],
  ])('con %s dice qué pasó, y se puede intentar otra vez', async (codigo, titulo, boton) => {
    const { equipo, user } = await conEntrada(
      unaEntrada({ orden: abonoEn(1), estado: rechazada(unRechazo(codigo)) }),
    );
    const cola = await abrirLaCola(user, DECIDIR);
    expect(cola.getByText(titulo)).toBeVisible();
    expect(cola.getByText(`Rechazada por ${codigo}`)).toBeVisible();
    await user.click(await cola.findByRole('button', { name: boton }));
    await waitFor(() => expect(equipo.memoria().mensualidades.obtener(1)?.abonos).toHaveLength(1));
  });

  it('lo que ya no existe se dice sin su número interno', async () => {
    const { message: mensaje } = errorNoEncontrado('un participante', 13);
    const { user } = await conEntrada(
      unaEntrada({ orden: abonoEn(1), estado: rechazada({ ...unRechazo('NO_ENCONTRADO'), mensaje }) }),
    );
    const cola = await abrirLaCola(user, DECIDIR);
    expect(cola.getByText('Es sobre un participante que ya no aparece en los registros')).toBeVisible();
    expect(cola.queryByText(/identificador|13/)).toBeNull();
  });

  it('de un pago descartado se dice que su recibo provisional queda anulado', async () => {
    const { equipo, user } = await conEntrada(
      unaEntrada({ orden: abonoEn(1), estado: rechazada(unRechazo('CONFLICTO')) }),
    );
    const cola = await abrirLaCola(user, DECIDIR);
    await user.click(await cola.findByRole('button', { name: 'Descartar y anular el recibo provisional' }));
    const confirmar = within(await screen.findByRole('alertdialog', { name: '¿Descartar lo que escribió?' }));
    expect(confirmar.getByText(/El recibo provisional que entregó queda anulado/)).toBeVisible();
    await user.click(confirmar.getByRole('button', { name: 'Descartar' }));
    expect(await cola.findByText('Descartado · recibo provisional anulado')).toBeVisible();
    expect(equipo.memoria().mensualidades.obtener(1)?.abonos).toHaveLength(0);
  });

  it('lo que no se pudo descartar se dice, y sigue ahí', async () => {
    const { equipo, user } = await conEntrada(
      unaEntrada({ orden: abonoEn(1), estado: rechazada(unRechazo('CONFLICTO')) }),
    );
    const cola = await abrirLaCola(user, DECIDIR);
    await user.click(await cola.findByRole('button', { name: 'Descartar y anular el recibo provisional' }));
    vi.spyOn(equipo.cofre, 'guardar').mockRejectedValue(errorCofreCerrado());
    const confirmar = within(await screen.findByRole('alertdialog', { name: '¿Descartar lo que escribió?' }));
    await user.click(confirmar.getByRole('button', { name: 'Descartar' }));
    expect(await screen.findByText('No se pudo guardar en este equipo: intente otra vez')).toBeVisible();
    expect(await equipo.cofre.cuantos('cola')).toBe(1);
  });

  it.each([
    ['Ya está registrado', 0],
    ['No está: enviarlo', 1],
  ])('de lo que puede que ya esté: «%s»', async (boton, abonos) => {
    const { equipo, user } = await conEntrada(
      unaEntrada({ orden: abonoEn(1), estado: rechazada(unRechazo('DUDA_VIEJA')) }),
    );
    const cola = await abrirLaCola(user, DECIDIR);
    expect(cola.getByText('Puede que ya esté registrado')).toBeVisible();
    expect(cola.getByRole('link', { name: 'Ver lo que hay ahora' })).toHaveAttribute(
      'href',
      expect.stringContaining('detalle=1'),
    );
    await user.click(await cola.findByRole('button', { name: boton }));
    expect(await screen.findByRole('dialog', { name: 'Todo está enviado' })).toBeVisible();
    expect(equipo.memoria().mensualidades.obtener(1)?.abonos).toHaveLength(abonos);
  });

  it('una mensualidad hecha aquí se dice con sus palabras, y se mira en la ficha de su persona', async () => {
    const { user } = await conEntrada(
      unaEntrada({
        que: 'Mensualidad de Luz',
        orden: {
          servicio: 'mensualidades',
          metodo: 'crear',
          argumentos: [{ participante_id: 1, valor: 850_000, concepto: 'MENSUALIDAD' }, { clave: 'm' }],
        },
        estado: rechazada(unRechazo('DUDA_VIEJA')),
      }),
    );
    const cola = await abrirLaCola(user, DECIDIR);
    expect(cola.getByText('Concepto: Mensualidad')).toBeVisible();
    expect(cola.getByRole('link', { name: 'Ver lo que hay ahora' })).toHaveAttribute(
      'href',
      expect.stringContaining('/participantes?detalle=1'),
    );
  });

  it('de una persona que puede que ya esté se dice quién es, y lo suyo va con ella', async () => {
    const persona = unaEntrada({
      que: 'Nuevo participante: Luz',
      orden: {
        servicio: 'participantes',
        metodo: 'crear',
        argumentos: [{ nombre: 'Luz', telefono: '3001234567' }, { clave: 'p' }],
      },
      estado: rechazada(unRechazo('DUDA_VIEJA')),
    });
    const novedad = unaEntrada({
      n: 2,
      nombre: 'novedad',
      que: 'Novedad de Luz',
      orden: {
        servicio: 'bitacora',
        metodo: 'escribir',
        argumentos: [idLocal(persona.id), { tipo: 'LLAMADA', texto: 'Llamó su mamá' }, { clave: 'n' }],
      },
    });
    const { equipo, user } = await conEntrada(persona, '/participantes', [novedad]);
    const cola = await abrirLaCola(user, /1 necesita su decisión/);
    await user.click(await cola.findByRole('combobox', { name: '¿Quién es?' }));
    await user.click(await screen.findByRole('option', { name: /Luz Marina Ríos/ }));
    await user.click(cola.getByRole('button', { name: 'Ya está registrado: es esta persona' }));
    await waitFor(() => expect(equipo.mundo.enviadas).toEqual(['bitacora.escribir']));
    expect(equipo.memoria().novedades).toMatchObject([{ participante_id: 1, texto: 'Llamó su mamá' }]);
  });
});
