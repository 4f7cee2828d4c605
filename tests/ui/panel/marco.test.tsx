import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir as abrirAplicacion } from '../apoyo/abrir';
import { type CambiosServicios, unaSesion } from '../apoyo/servicios-falsos';
import { conEstadisticas } from '../apoyo/tablero-falso';
import { setWindowWidth } from '../shared/window-width';

const abrir = async (cambios: CambiosServicios = {}) => {
  const pantalla = abrirAplicacion('/dashboard', { panel: conEstadisticas(), ...cambios });
  await screen.findByRole('heading', { level: 1, name: 'Tablero' });
  return pantalla;
};
const secciones = () =>
  within(screen.getByRole('navigation', { name: 'Secciones' }))
    .getAllByRole('link')
    .map((enlace) => enlace.textContent);
const CONSULTA = unaSesion({ rol: 'CONSULTA' });

beforeEach(() => setWindowWidth(1280));

const seccionesDe = (rol: 'ADMINISTRADOR' | 'CONSULTA'): string[] => [
  'Tablero',
  'Participantes',
  'Entrega de turno',
  'Acudientes',
  'Financiero',
  'Sedes',
  'Formatos',
  ...(rol === 'ADMINISTRADOR' ? ['Usuarios', 'Sitio web'] : []),
  'Configuración',
];

describe('marco del panel (especificación §2)', () => {
  it.each(['ADMINISTRADOR', 'CONSULTA'] as const)('%s ve las secciones que ya funcionan', async (rol) => {
    await abrir({ sesion: unaSesion({ rol }) });
    expect(secciones()).toEqual(seccionesDe(rol));
    expect(screen.getByRole('link', { name: 'Tablero' }).getAttribute('aria-current')).toBe('page');
  });

  it('recuerda la barra plegada y la despliega', async () => {
    const { user, panel } = await abrir({ preferencias: { sidebarCollapsed: 'true' } });
    await user.click(screen.getByRole('button', { name: 'Expandir menú' }));
    expect(panel.preferencias.leer('sidebarCollapsed')).toBe('false');
    await user.click(screen.getByRole('button', { name: 'Contraer menú' }));
    expect(panel.preferencias.leer('sidebarCollapsed')).toBe('true');
  });

  it.each(['', 'null', '{"a":', '1'])('una preferencia ilegible (%j) vale por omisión', async (valor) => {
    await abrir({ preferencias: { sidebarCollapsed: valor, sidebarOpen: valor } });
    expect(screen.getByRole('button', { name: 'Contraer menú' })).toBeTruthy();
  });

  it('en pantallas estrechas es un panel superpuesto, sin plegar, que se recuerda abierto', async () => {
    setWindowWidth(375);
    const { user, panel } = await abrir({ preferencias: { sidebarCollapsed: 'true' } });
    expect(screen.queryByRole('navigation', { name: 'Secciones' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Abrir menú' }));
    expect(secciones()).toEqual(seccionesDe('ADMINISTRADOR'));
    expect(panel.preferencias.leer('sidebarOpen')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Expandir menú' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cerrar menú' }));
    expect(panel.preferencias.leer('sidebarOpen')).toBe('false');
  });

  it('en el escritorio el panel superpuesto está siempre cerrado', async () => {
    await abrir({ preferencias: { sidebarOpen: 'true' } });
    expect(screen.queryByRole('button', { name: 'Cerrar menú' })).toBeNull();
  });

  it('al cambiar de sección lleva el foco al título y cambia el nombre del documento', async () => {
    const { user, router } = await abrir();
    expect(document.title).toMatch(/^Tablero · /);
    await user.click(screen.getByRole('link', { name: 'Sedes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/sedes'));
    const titulo = await screen.findByRole('heading', { level: 1, name: 'Sedes' });
    await waitFor(() => expect(document.activeElement).toBe(titulo));
    await waitFor(() => expect(document.title).toMatch(/^Sedes · /));
  });

  it('arriba dice en qué pantalla se está, también dentro de una sección', async () => {
    const { router } = await abrir();
    const barra = within(screen.getAllByRole('banner')[0] as HTMLElement);
    expect(barra.getByText('Tablero')).toBeVisible();
    await router.navigate({ to: '/participantes/censo' });
    expect(await barra.findByText('Censo')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Participantes' })).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    ['https://otro.example/ana.png', null],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ])('la foto %s se muestra solo si no hay que pedírsela a otro sitio', async (photoURL, esperada) => {
    await abrir({ sesion: unaSesion({ photoURL }) });
    const cuenta = screen.getByRole('button', { name: 'Cuenta de Ana Prueba' });
    const imagen = cuenta.querySelector('img');
    expect(imagen?.getAttribute('src') ?? null).toBe(esperada);
    if (imagen) fireEvent.error(imagen);
    expect(cuenta.querySelector('img')).toBeNull();
    // They are drawn: what the button says is the name.
    expect(cuenta.querySelector('[data-letters]')).toHaveAttribute('data-letters', 'AP');
    expect(cuenta).toHaveTextContent(/^Ana Prueba$/);
  });

  it('ofrece saltar al contenido', async () => {
    await abrir();
    expect(screen.getByRole('link', { name: 'Saltar al contenido' }).getAttribute('href')).toBe('#contenido');
    expect(screen.getByRole('main').id).toBe('contenido');
  });

  it('muestra quién entró, con su rol, y cambia los colores', async () => {
    const { user } = await abrir();
    await user.click(screen.getByRole('button', { name: 'Cuenta de Ana Prueba' }));
    expect(screen.getByText('ana@fundacion.example')).toBeTruthy();
    expect(screen.getByText('Administrador')).toBeTruthy();
    await user.click(screen.getByRole('menuitem', { name: 'Tema oscuro' }));
    expect(document.documentElement.dataset.theme).toBe('oscuro');
    await user.click(screen.getByRole('button', { name: 'Cuenta de Ana Prueba' }));
    expect(screen.getByRole('menuitem', { name: 'Tema oscuro (en uso)' })).toBeTruthy();
    await user.click(screen.getByRole('menuitem', { name: 'Tema del sistema' }));
  });

  it('sin nombre muestra el correo', async () => {
    await abrir({ sesion: unaSesion({ displayName: null }) });
    expect(screen.getByRole('button', { name: 'Cuenta de ana@fundacion.example' })).toBeTruthy();
  });

  it('dice Solo lectura solo a quien consulta', async () => {
    const { unmount } = await abrir({ sesion: CONSULTA });
    expect(screen.getByText('Solo lectura')).toBeTruthy();
    unmount();
    await abrir();
    expect(screen.queryByText('Solo lectura')).toBeNull();
  });

  it('avisa cuando se va la red y cuando vuelve', async () => {
    await abrir();
    const enLinea = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('Sin conexión a internet')).toBeTruthy();
    enLinea.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText('Sin conexión a internet')).toBeNull();
    expect(await screen.findByText('La conexión volvió')).toBeTruthy();
  });
});
