import { act, screen, waitFor, within } from '@testing-library/react';
import { unaEntrada, unCambioDeEstado, unRechazo } from '@tests/builders/entrada';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { escribirEntrada } from '@/domain/sin-red/cola';
import { errorEquipoSinEspacio } from '@/domain/sin-red/errores-cofre';
import { toaster } from '@/ui/shared/toast-store';
import { dialogoListo } from '../apoyo/dialogo-listo';
import { abrirLaCola, equipoSinRed } from './apoyo';

const GUARDADO = 'Guardado en este equipo · se enviará cuando vuelva la red';

const abonarSinRed = async (equipo: ReturnType<typeof equipoSinRed>) => {
  const pagina = equipo.abrir('/financiero?abono=1');
  await screen.findByLabelText('Valor del abono');
  const abono = await dialogoListo('Registrar abono');
  await pagina.user.click(abono.getByRole('button', { name: 'Registrar abono' }));
  return pagina;
};
/** The device believes that it has no network. */
const sinConexion = async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await screen.findByText(/Puede seguir: lo que registre queda en este equipo/);
};
const abonosDe = (equipo: ReturnType<typeof equipoSinRed>) =>
  equipo.memoria().mensualidades.obtener(1)?.abonos ?? [];

afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of toaster.list()) toaster.dismiss(id);
});

describe('un pago sin red', () => {
  it('queda en el equipo con un recibo que dice que es provisional, y a la vista mientras espera', async () => {
    const equipo = equipoSinRed();
    const { user } = await abonarSinRed(equipo);
    const recibo = await dialogoListo('Pago guardado en este equipo');
    expect(recibo.getByText('PROVISIONAL · sin número')).toBeVisible();
    expect(recibo.getByText(/El número definitivo llega cuando se envíe/)).toBeVisible();
    expect(recibo.getByText(/^Abono de \$\s850\.000 de Luz Marina Ríos/)).toBeVisible();
    expect(screen.getByText(GUARDADO)).toBeVisible();
    await user.click(recibo.getByRole('button', { name: 'Cerrar' }));
    const cola = await abrirLaCola(user, 'Por enviar (1)');
    expect(cola.getByText(/^Abono de \$\s850\.000 de Luz Marina Ríos/)).toBeVisible();
    expect(abonosDe(equipo)).toEqual([]);
  });

  it('sigue ahí en la página siguiente, se envía una vez y dice su número', async () => {
    const equipo = equipoSinRed();
    await abonarSinRed(equipo);
    await dialogoListo('Pago guardado en este equipo');
    const { user } = equipo.abrir('/participantes');
    const cola = await abrirLaCola(user, 'Por enviar (1)');
    equipo.volverLaRed();
    await user.click(cola.getByRole('button', { name: 'Enviar ahora' }));
    expect(await screen.findByText(/^Recibo 2: Abono de/)).toBeVisible();
    expect(await cola.findByRole('link', { name: 'Ver recibo' })).toHaveAttribute(
      'href',
      expect.stringContaining('recibo=2'),
    );
    expect(await screen.findByRole('dialog', { name: 'Todo está enviado' })).toBeVisible();
    expect(abonosDe(equipo)).toHaveLength(1);
    expect(equipo.mundo.enviadas).toEqual(['mensualidades.registrarAbono']);
  });

  it('donde nadie eligió trabajar sin red, todo sigue como si no hubiera cola', async () => {
    const equipo = equipoSinRed({ abierto: false });
    await abonarSinRed(equipo);
    const abono = await dialogoListo('Registrar abono');
    expect(await abono.findByText('No sabemos si quedó registrado')).toBeVisible();
    expect(await equipo.cofre.cuantos('cola')).toBe(0);
  });

  it('si no cabe en el equipo lo dice, no queda nada a medias y lo escrito sigue en el formulario', async () => {
    const equipo = equipoSinRed();
    const lleno = vi.spyOn(equipo.cofre, 'guardar').mockRejectedValue(errorEquipoSinEspacio());
    const { user } = equipo.abrir('/financiero?abono=1');
    await sinConexion();
    const valor = await screen.findByLabelText('Valor del abono');
    await user.clear(valor);
    await user.type(valor, '321.000');
    const abono = await dialogoListo('Registrar abono');
    await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
    expect(await abono.findByText(/No queda espacio en este equipo/)).toBeVisible();
    expect(abono.queryByText('No sabemos si quedó registrado')).toBeNull();
    expect(valor).toHaveDisplayValue(/321\.000/);
    expect(equipo.mundo.enviadas).toEqual([]);
    lleno.mockRestore();
    await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
    expect(await screen.findByText(GUARDADO)).toBeVisible();
    expect(await equipo.cofre.cuantos('cola')).toBe(1);
  });

  it('si ya había salido y no cabe, sigue en duda: no se sabe si quedó', async () => {
    const equipo = equipoSinRed();
    equipo.cofre.guardar = () => Promise.reject(errorEquipoSinEspacio());
    await abonarSinRed(equipo);
    const abono = await dialogoListo('Registrar abono');
    expect(await abono.findByText('No sabemos si quedó registrado')).toBeVisible();
  });
});

describe('un toque sin red', () => {
  it('la salida y el regreso quedan en el equipo y llegan en orden', async () => {
    const equipo = equipoSinRed();
    const { user } = equipo.abrir('/participantes');
    await user.click(await screen.findByRole('button', { name: 'Activo, estado de Luz Marina Ríos' }));
    await screen.findByRole('button', { name: 'Por enviar (1)' });
    equipo.volverLaRed();
    const cola = await abrirLaCola(user, 'Por enviar (1)');
    expect(cola.getByText('Salida con permiso de Luz Marina Ríos')).toBeVisible();
    await user.click(cola.getByRole('button', { name: 'Enviar ahora' }));
    await waitFor(() => expect(equipo.memoria().participantes.obtener(1)?.estado).toBe('CON_PERMISO'));
    expect(await cola.findByText('Enviado')).toBeVisible();
  });
});

/** A device where something already waits. */
const conEntrada = async (entrada: ReturnType<typeof unaEntrada>, ruta = '/participantes') => {
  const equipo = equipoSinRed();
  const donde = ['lista', 'descartada'].includes(entrada.estado.tipo) ? 'hechas' : 'cola';
  await equipo.cofre.guardar(`${donde} 0000000${entrada.n} ${entrada.id}`, escribirEntrada(entrada));
  equipo.volverLaRed();
  const pagina = equipo.abrir(ruta);
  return { equipo, ...pagina };
};
const rechazada = (rechazo: ReturnType<typeof unRechazo>) =>
  ({ tipo: 'rechazada', rechazo, enDuda: null }) as const;
const DECIDIR = 'Por enviar (1): 1 necesita su decisión';

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
    expect(cola.getByText('Otra persona cambió este registro')).toBeVisible();
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

  it('de un documento repetido se corrige el número, y se puede ver la ficha que ya hay', async () => {
    const crear = {
      servicio: 'participantes',
      metodo: 'crear',
      argumentos: [
        { nombre: 'Otra Persona', telefono: '3001234567', tipo_documento: 'CC', numero_documento: '1000' },
        { clave: 'p' },
      ],
    };
    const { equipo, user } = await conEntrada(
      unaEntrada({
        orden: crear,
        estado: rechazada(unRechazo('DUPLICADO', { numero_documento: 'Ya existe' })),
      }),
    );
    const cola = await abrirLaCola(user, DECIDIR);
    expect(cola.getByRole('link', { name: 'Ver ficha' })).toHaveAttribute(
      'href',
      expect.stringContaining('buscar=1000'),
    );
    await user.clear(await cola.findByLabelText('Número de documento'));
    await user.type(await cola.findByLabelText('Número de documento'), '52123456');
    await user.click(await cola.findByRole('button', { name: 'Corregir y enviar' }));
    await waitFor(() =>
      expect(
        equipo
          .memoria()
          .participantes.todas()
          .find(({ nombre }) => nombre === 'Otra Persona')?.numero_documento,
      ).toBe('52123456'),
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

  it('lo que se corrige abre el mismo formulario con lo escrito, y llega una sola vez', async () => {
    const { equipo, user } = await conEntrada(
      unaEntrada({
        nombre: 'abono:1',
        orden: abonoEn(1, { valor: 200_000, medio: 'NEQUI' }),
        estado: rechazada(unRechazo('VALIDACION', { referencia: 'Escriba la referencia del pago' })),
      }),
    );
    const cola = await abrirLaCola(user, DECIDIR);
    await user.click(await cola.findByRole('button', { name: 'Corregir en el formulario' }));
    const abono = await dialogoListo('Registrar abono');
    expect(await abono.findByDisplayValue('200.000')).toBeVisible();
    await user.type(abono.getByLabelText(/^Referencia/), 'N-778');
    await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
    await waitFor(() =>
      expect(equipo.memoria().mensualidades.obtener(1)?.abonos).toMatchObject([
        { valor: 200_000, medio: 'NEQUI', referencia: 'N-778' },
      ]),
    );
    expect(await equipo.cofre.cuantos('cola')).toBe(0);
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
});

describe('al salir con algo por enviar', () => {
  const salir = async (user: { click: (e: Element) => Promise<void> }) => {
    await user.click(await screen.findByRole('button', { name: /^Cuenta de/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cerrar Sesión' }));
  };

  it('dice cuánto falta, y quedarse no sale', async () => {
    const { user, navegacion } = await conEntrada(unaEntrada({ estado: rechazada(unRechazo('CONFLICTO')) }));
    await screen.findByRole('button', { name: DECIDIR });
    await salir(user);
    const aviso = within(await screen.findByRole('alertdialog', { name: 'Falta 1 registro por enviar' }));
    await user.click(aviso.getByRole('button', { name: 'Cancelar' }));
    expect(navegacion.recargarHacia).not.toHaveBeenCalled();
    await salir(user);
    const otra = within(await screen.findByRole('alertdialog', { name: 'Falta 1 registro por enviar' }));
    await user.click(otra.getByRole('button', { name: 'Salir y dejarlos guardados' }));
    await waitFor(() => expect(navegacion.recargarHacia).toHaveBeenCalledWith('/'));
  });

  it('los deja guardados para su dueño', async () => {
    const { user, equipo } = await conEntrada(unaEntrada({ estado: rechazada(unRechazo('CONFLICTO')) }));
    await screen.findByRole('button', { name: DECIDIR });
    await salir(user);
    await user.click(await screen.findByRole('button', { name: 'Salir y dejarlos guardados' }));
    equipo.cofre.cerrar();
    expect(await equipo.cofre.cuantos('cola')).toBe(1);
    equipo.cofre.abrir('2');
    expect(await equipo.cofre.cuantos('cola')).toBe(0);
  });

  it('sin nada por enviar sale sin preguntar y no deja lo que ya terminó', async () => {
    const { user, equipo, navegacion } = await conEntrada(
      unaEntrada({ estado: { tipo: 'descartada', en: 1 } }),
    );
    await screen.findByRole('button', { name: 'Lo que se envió desde este equipo' });
    await salir(user);
    await waitFor(() => expect(navegacion.recargarHacia).toHaveBeenCalledWith('/'));
    expect(await equipo.cofre.nombres('')).toEqual([]);
  });
});

describe('a quien se registró sin red', () => {
  it('se le agrega un acudiente antes de que llegue, y llegan los dos', async () => {
    const crear = {
      servicio: 'participantes',
      metodo: 'crear',
      argumentos: [{ nombre: 'Nueva Persona', telefono: '3001234567' }, { clave: 'p' }],
    };
    const equipo = equipoSinRed();
    const entrada = unaEntrada({ que: 'Nuevo participante: Nueva Persona', orden: crear });
    await equipo.cofre.guardar(`cola 00000001 ${entrada.id}`, escribirEntrada(entrada));
    const { user } = equipo.abrir('/participantes');
    const cola = await abrirLaCola(user, 'Por enviar (1)');
    await user.click(cola.getByRole('link', { name: 'Agregar acudiente' }));
    const formulario = await dialogoListo('Nuevo acudiente');
    expect(await formulario.findByDisplayValue('Nueva Persona')).toBeVisible();
    await user.type(formulario.getByLabelText(/^Nombres/), 'Gloria');
    await user.type(formulario.getByLabelText(/^Apellidos/), 'Peña');
    await user.selectOptions(formulario.getByLabelText(/^Tipo de documento/), 'CC');
    await user.type(formulario.getByLabelText(/^Número de documento/), '52123456');
    await user.click(formulario.getByRole('button', { name: 'Guardar' }));
    await screen.findByRole('button', { name: 'Por enviar (2)' });
    equipo.volverLaRed();
    const otra = await abrirLaCola(user, 'Por enviar (2)');
    await user.click(otra.getByRole('button', { name: 'Enviar ahora' }));
    expect(await screen.findByRole('dialog', { name: 'Todo está enviado' })).toBeVisible();
    const nueva = equipo
      .memoria()
      .participantes.todas()
      .find(({ nombre }) => nombre === 'Nueva Persona');
    expect(
      equipo
        .memoria()
        .acudientes.todas()
        .find(({ nombres }) => nombres === 'Gloria')?.id_participante,
    ).toBe(nueva?.id);
    expect(equipo.mundo.enviadas).toEqual(['participantes.crear', 'acudientes.crear']);
  });
});
