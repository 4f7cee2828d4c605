import { act, screen, waitFor } from '@testing-library/react';
import { unaEntrada } from '@tests/builders/entrada';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { escribirEntrada, leerEntrada } from '@/domain/sin-red/cola';
import { errorEquipoSinEspacio } from '@/domain/sin-red/errores-cofre';
import { toaster } from '@/ui/shared/toast-store';
import { AHORA } from '../apoyo/abrir-en-memoria';
import { dialogoListo } from '../apoyo/dialogo-listo';
import { abrirLaCola, equipoSinRed } from './apoyo';

const HORA_MS = 3_600_000;
const GUARDADO = 'Guardado en este equipo · se enviará apenas se pueda';

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

  it('con conexión y sin que se reciba lo escrito no habla de la red: lo dice, y se quita al llegar', async () => {
    const equipo = equipoSinRed();
    const { user } = await abonarSinRed(equipo);
    const papel = await dialogoListo('Pago guardado en este equipo');
    await user.click(papel.getByRole('button', { name: 'Cerrar' }));
    const cola = await abrirLaCola(user, 'Por enviar (1)');
    await user.click(cola.getByRole('button', { name: 'Enviar ahora' }));
    expect(await cola.findByText('Hay conexión, pero no se está recibiendo')).toBeVisible();
    expect(cola.getByRole('heading', { name: 'En espera (1)' })).toBeVisible();
    equipo.volverLaRed();
    await user.click(cola.getByRole('button', { name: 'Enviar ahora' }));
    expect(await screen.findByRole('dialog', { name: 'Todo está enviado' })).toBeVisible();
    expect(cola.queryByText('Hay conexión, pero no se está recibiendo')).toBeNull();
  });

  it('el recibo definitivo dice qué provisional reemplaza, y se encuentra con el código de ese papel', async () => {
    const equipo = equipoSinRed();
    const { user } = await abonarSinRed(equipo);
    const papel = await dialogoListo('Pago guardado en este equipo');
    const codigo = papel.getByText(/^[A-Z]{3}\d{3}$/).textContent ?? '';
    expect(papel.getByText(new RegExp(`dirá que reemplaza el provisional ${codigo}`))).toBeVisible();
    await user.click(papel.getByRole('button', { name: 'Cerrar' }));
    const cola = await abrirLaCola(user, 'Por enviar (1)');
    equipo.volverLaRed();
    await user.click(cola.getByRole('button', { name: 'Enviar ahora' }));
    await user.click(await cola.findByRole('link', { name: 'Ver recibo' }));
    expect(await screen.findByText(`El provisional ${codigo}`)).toBeVisible();
  });

  it('al llegar, ya no se lee que se enviará, aunque el puntero siga sobre el aviso', async () => {
    const equipo = equipoSinRed();
    const { user } = await abonarSinRed(equipo);
    const recibo = await dialogoListo('Pago guardado en este equipo');
    await user.click(recibo.getByRole('button', { name: 'Cerrar' }));
    await user.hover(await screen.findByText(GUARDADO));
    equipo.volverLaRed();
    const cola = await abrirLaCola(user, 'Por enviar (1)');
    await user.hover(await screen.findByText(GUARDADO));
    await user.click(cola.getByRole('button', { name: 'Enviar ahora' }));
    expect(await screen.findByText(/^Recibo 2: Abono de/)).toBeVisible();
    expect(screen.queryByText(GUARDADO)).toBeNull();
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

describe('la primera novedad de un corte', () => {
  const escribir = async (horaDelServicio: number | null) => {
    const equipo = equipoSinRed();
    const { user } = equipo.abrir('/participantes?accion=novedad&de=1', (servicios) => {
      servicios.horaDelServicio = () => horaDelServicio;
    });
    const novedad = await dialogoListo(/^Novedad de Luz Marina Ríos/);
    await user.type(novedad.getByRole('textbox', { name: 'Qué pasó' }), 'Se fue la luz');
    await user.click(novedad.getByRole('radio', { name: 'Visita' }));
    await user.click(novedad.getByRole('button', { name: 'Guardar' }));
    await screen.findByRole('button', { name: 'Por enviar (1)' }, { timeout: 5_000 });
    const [nombre = ''] = await equipo.cofre.nombres('cola ');
    return leerEntrada((await equipo.cofre.leer(nombre)) ?? '');
  };

  it('sale con su hora: si llega horas después, igual que salió, es de cuando se escribió', async () => {
    const entrada = await escribir(AHORA.getTime() - 2_000);
    expect(entrada?.estado.tipo).toBe('enviando');
    expect(entrada?.orden.argumentos[1]).toMatchObject({
      ocurrio_en: new Date(AHORA.getTime() - 2_000).toISOString(),
    });
  });

  it.each([
    ['el servicio no ha dicho la hora', null],
    ['los dos relojes no están de acuerdo', AHORA.getTime() - HORA_MS],
  ])('si %s, la pone el servicio', async (_caso, hora) => {
    const entrada = await escribir(hora);
    expect(entrada?.orden.argumentos[1]).not.toHaveProperty('ocurrio_en', expect.anything());
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
