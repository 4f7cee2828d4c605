import { act, screen, waitFor, within } from '@testing-library/react';
import { unParticipante } from '@tests/builders/un-participante';
import { familias } from '@tests/ui/acudientes/apoyo';
import { describe, expect, it, vi } from 'vitest';
import { accionesDe, lugaresDe } from '@/ui/panel/comun/panel/acciones-de-pantalla';
import { pantallasDe } from '@/ui/panel/comun/panel/pantallas';
import { pestanasDe } from '@/ui/panel/configuracion/pestanas';
import { toaster } from '@/ui/shared/toast-store';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';

const opciones = () => {
  const lista = screen.queryByRole('listbox', { name: 'Resultados' });
  return [...(lista?.querySelectorAll('[role=option] > span') ?? [])].map((o) => o.firstChild?.textContent);
};
const abrir = async (
  { user }: ReturnType<typeof abrirEnMemoria>,
  tecla = '{Control>}k{/Control}',
): Promise<HTMLElement> => {
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard(tecla);
  return screen.findByRole('combobox', { name: 'Buscar personas y pantallas' });
};

describe('la paleta de órdenes', () => {
  it('Ctrl K la abre con las pantallas y las acciones de quien administra', async () => {
    const vista = abrirEnMemoria('/sedes');
    await abrir(vista);
    expect(opciones()).toEqual(
      expect.arrayContaining(['Tablero', 'Acudientes', 'Usuarios', 'Nuevo participante', 'Nuevo usuario']),
    );
  });

  it('a CONSULTA no le ofrece lo que no puede', async () => {
    const vista = abrirEnMemoria('/sedes', { rol: 'CONSULTA' });
    await abrir(vista);
    expect(opciones()).toEqual(expect.arrayContaining(['Tablero', 'Acudientes']));
    expect(opciones()).not.toContain('Usuarios');
    expect(opciones().filter((nombre) => nombre?.startsWith('Nuev'))).toEqual([]);
  });

  it.each([
    ['cuentas', 'Cuentas y donaciones'],
    ['estado del sistema', 'Estado del sistema'],
    ['copia', 'Estado del sistema'],
    ['respaldo', 'Estado del sistema'],
    ['cobro', 'Cobro'],
    ['fundacion', 'Fundación'],
    ['actividad', 'Actividad'],
    ['plantillas', 'Plantillas'],
    ['biblioteca', 'Biblioteca'],
    ['cartera', 'Cartera'],
    ['recaudo', 'Recaudo'],
    ['bitacora', 'Entrega de turno'],
    ['cerrar', 'Cerrar Sesión'],
  ])('«%s» lleva a «%s»', async (escrito, nombre) => {
    const vista = abrirEnMemoria('/sedes');
    await vista.user.type(await abrir(vista), escrito);
    await waitFor(() => expect(opciones()).toContain(nombre));
  });

  it('están todas las pestañas de Configuración, cada una para quien la ve y una sola vez', () => {
    for (const rol of ['ADMINISTRADOR', 'CONSULTA'] as const) {
      const lugares = lugaresDe(rol);
      const suyos = lugares
        .filter(({ href }) => href.startsWith('/configuracion?'))
        .map(({ nombre }) => nombre);
      expect(suyos).toEqual(pestanasDe(rol).map(({ label }) => label));
      expect(new Set(lugares.map(({ href }) => href)).size).toBe(lugares.length);
    }
  });

  it('lo que «n» empieza en una pantalla se empieza también desde la paleta', () => {
    const conNuevo = pantallasDe('ADMINISTRADOR').filter(({ nuevo }) => nuevo);
    const acciones = accionesDe('ADMINISTRADOR').map(({ href }) => href);
    expect(
      conNuevo.map(({ ruta }) => `${ruta}?nuevo=true`).filter((href) => !acciones.includes(href)),
    ).toEqual([]);
  });

  it('una pestaña se abre, y «Cerrar Sesión» la cierra', async () => {
    const vista = abrirEnMemoria('/sedes');
    await vista.user.type(await abrir(vista), 'respaldo');
    await vista.user.keyboard('{Enter}');
    await waitFor(() => expect(vista.router.state.location.href).toBe('/configuracion?pestana=sistema'));
    await vista.user.type(await abrir(vista), 'cerrar ses');
    await vista.user.click(await screen.findByRole('option', { name: /^Cerrar Sesión/ }));
    await waitFor(() => expect(vista.sesiones.leer()).toBeNull());
  });

  it('Enter no cierra la sesión de quien busca a alguien que todavía no aparece', async () => {
    const vista = abrirEnMemoria('/sedes');
    vista.servicios.participantes.buscar = () => new Promise(() => undefined);
    await vista.user.type(await abrir(vista), 'sal{Enter}');
    expect(opciones()).toEqual(['Cerrar Sesión']);
    expect(vista.sesiones.leer()).not.toBeNull();
    await vista.user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(vista.sesiones.leer()).toBeNull());
  });

  it('Enter no abre a quien se buscó antes mientras llega quien se busca ahora', async () => {
    const vista = abrirEnMemoria('/sedes', { sembrar: familias });
    const campo = await abrir(vista);
    await vista.user.type(campo, 'luz');
    await screen.findByRole('option', { name: /^Luz Marina Ríos/ });
    vista.servicios.participantes.buscar = () => new Promise(() => undefined);
    await vista.user.clear(campo);
    await vista.user.type(campo, 'tatiana{Enter}');
    expect(vista.router.state.location.href).toBe('/sedes');
    expect(campo).not.toHaveAttribute('aria-activedescendant');
  });

  it('quien sigue respondiendo a lo escrito se abre sin esperar', async () => {
    const vista = abrirEnMemoria('/sedes', { sembrar: familias });
    const campo = await abrir(vista);
    await vista.user.type(campo, 'luz');
    await screen.findByRole('option', { name: /^Luz Marina Ríos/ });
    vista.servicios.participantes.buscar = () => new Promise(() => undefined);
    await vista.user.type(campo, ' marina{Enter}');
    await waitFor(() => expect(vista.router.state.location.href).toBe('/participantes?detalle=1'));
  });

  it('encuentra participantes y acudientes, y lleva a su detalle', async () => {
    const vista = abrirEnMemoria('/sedes', { sembrar: familias });
    const buscar = vi.spyOn(vista.servicios.participantes, 'buscar');
    await vista.user.type(await abrir(vista), 'rios');
    // 'Recordatorios' and 'Usuarios' have those letters too: people come first.
    await waitFor(() =>
      expect(opciones()).toEqual([
        'Luz Marina Ríos',
        'Llamar a Rosa Ríos',
        'Rosa Ríos',
        'Recordatorios de hoy',
        'Usuarios',
        'Importar usuarios',
      ]),
    );
    expect(buscar).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('option', { name: /Rosa Ríos.*de Luz Marina Ríos/ })).toBeVisible();
    await vista.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(vista.router.state.location.href).toBe('/acudientes?detalle=1'));
  });

  it('a quien responde por una persona se le llama desde la persona', async () => {
    const vista = abrirEnMemoria('/sedes', { sembrar: familias });
    const llamar = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await vista.user.type(await abrir(vista), 'luz');
    await vista.user.click(await screen.findByRole('option', { name: /^Llamar a Rosa Ríos/ }));
    expect(llamar).toHaveBeenCalledWith(expect.stringMatching(/^tel:\+573/));
    expect(vista.router.state.location.pathname).toBe('/sedes');
  });

  it('quien se llama como se escribió sale primero, aunque el teléfono de muchos también responda', async () => {
    const vista = abrirEnMemoria('/sedes', {
      sembrar: ({ participantes }) => {
        for (let n = 1; n <= 20; n += 1)
          participantes.insertar(
            unParticipante()
              .llamado(`Casa ${String(n).padStart(3, '0')}`)
              .conTelefono('3000000009')
              .datos(),
          );
      },
    });
    await vista.user.type(await abrir(vista), 'casa 009');
    await waitFor(() => expect(opciones()[0]).toBe('Casa 009'));
  });

  it('busca por documento, y trae también a quien responde por esa persona', async () => {
    const vista = abrirEnMemoria('/sedes', { sembrar: familias });
    await vista.user.type(await abrir(vista), '1000000001');
    await waitFor(() => expect(opciones()).toEqual(expect.arrayContaining(['Luz Marina Ríos', 'Rosa Ríos'])));
  });

  it('ofrece primero lo que se abrió hace poco, y no lo que está delante', async () => {
    const vista = abrirEnMemoria('/acudientes', { sembrar: familias });
    const { user, router } = vista;
    await user.click(await screen.findByRole('button', { name: /^Ríos Rosa/ }));
    const ficha = await screen.findByRole('dialog', { name: 'Rosa Ríos' });
    await user.click(within(ficha).getByRole('button', { name: 'Cerrar' }));
    await router.navigate({ to: '/sedes' });
    await screen.findByRole('heading', { level: 1, name: 'Sedes' });
    await abrir(vista);
    const recientes = screen.getByRole('group', { name: 'Recientes' });
    expect(
      within(recientes)
        .getAllByRole('option')
        .map((o) => o.textContent),
    ).toEqual(['Rosa RíosAcudiente', 'Acudientes']);
    // A screen is offered once.
    expect(opciones().filter((nombre) => nombre === 'Acudientes')).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe('/acudientes?detalle=1'));
  });

  it('los recientes de otra persona no se ven, y nada de ellos queda en el navegador', async () => {
    const primera = abrirEnMemoria('/acudientes?detalle=1', { sembrar: familias });
    await screen.findByRole('dialog', { name: 'Rosa Ríos' });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Rosa');
    primera.unmount();
    const segunda = abrirEnMemoria('/sedes', { sembrar: familias });
    await abrir(segunda);
    expect(opciones()).not.toContain('Rosa Ríos');
    expect(screen.queryByRole('group', { name: 'Recientes' })).toBeNull();
  });

  it('se abre también desde la barra', async () => {
    const { user } = abrirEnMemoria('/sedes');
    await user.click(await screen.findByRole('button', { name: 'Buscar' }));
    expect(await screen.findByRole('combobox', { name: 'Buscar personas y pantallas' })).toHaveFocus();
  });
});

describe('los atajos', () => {
  it('g y una letra van a una pantalla; la letra sola no', async () => {
    const { user, router } = abrirEnMemoria('/sedes');
    await screen.findByRole('heading', { level: 1, name: 'Sedes' });
    await user.keyboard('a');
    expect(router.state.location.pathname).toBe('/sedes');
    await user.keyboard('ga');
    await waitFor(() => expect(router.state.location.pathname).toBe('/acudientes'));
  });

  it('n crea en la lista abierta, y a CONSULTA no le hace nada', async () => {
    const { user, router } = abrirEnMemoria('/acudientes');
    await screen.findByRole('heading', { level: 1, name: 'Acudientes' });
    await user.keyboard('n');
    await waitFor(() => expect(router.state.location.search).toEqual({ nuevo: true }));
  });

  it('CONSULTA no crea con n', async () => {
    const { user, router } = abrirEnMemoria('/acudientes', { rol: 'CONSULTA' });
    await screen.findByRole('heading', { level: 1, name: 'Acudientes' });
    await user.keyboard('n');
    expect(router.state.location.search).toEqual({});
  });

  it('/ lleva a la búsqueda de la lista, y escribir allí no dispara atajos', async () => {
    const { user, router } = abrirEnMemoria('/acudientes');
    await screen.findByRole('heading', { level: 1, name: 'Acudientes' });
    await user.keyboard('/');
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Buscar acudientes' })).toHaveFocus());
    await user.keyboard('gs n?');
    expect(router.state.location.pathname).toBe('/acudientes');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('v lleva al último aviso, y sin ninguno deja el foco donde está', async () => {
    const { user } = abrirEnMemoria('/sedes');
    await screen.findByRole('heading', { level: 1, name: 'Sedes' });
    const antes = screen.getByRole('button', { name: 'Buscar' });
    antes.focus();
    await user.keyboard('v');
    expect(antes).toHaveFocus();
    act(() => void toaster.success('Sede archivada', { label: 'Deshacer', onClick: () => undefined }));
    await user.keyboard('v');
    expect(screen.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(antes).toHaveFocus();
  });

  it('? los muestra todos', async () => {
    const { user } = abrirEnMemoria('/sedes');
    await screen.findByRole('heading', { level: 1, name: 'Sedes' });
    await user.keyboard('?');
    const ayuda = await screen.findByRole('dialog', { name: 'Atajos de teclado' });
    expect(within(ayuda).getByText('Crear en la lista abierta')).toBeVisible();
    expect(within(ayuda).getByText('Acudientes')).toBeVisible();
  });
});
