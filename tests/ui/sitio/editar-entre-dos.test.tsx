import { screen, within } from '@testing-library/react';
import { conPaciencia } from '@tests/apoyo/con-paciencia';
import { unaParte } from '@tests/builders/un-sitio';
import { abrirEnMemoria } from '@tests/ui/apoyo/abrir-en-memoria';
import { abrirMundo } from '@tests/ui/escritura/mundo-que-pierde';
import { describe, expect, it } from 'vitest';

const CONFLICTO = 'Otra persona cambió este registro';

describe('dos personas editan el sitio a la vez', () => {
  it('partes distintas: se guarda sin preguntar y queda lo de las dos', async () => {
    const { user, servicios } = abrirEnMemoria('/sitio?parte=portada');
    const frase = await screen.findByLabelText(/^Primera frase/);
    await servicios.sitio.guardarBorrador({ nosotros: unaParte('nosotros', {}) });
    await user.clear(frase);
    await user.type(frase, 'Una puerta abierta');
    await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    expect(await screen.findByText('Quedó en borrador: publíquelo cuando esté listo')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: CONFLICTO })).toBeNull();
    const { borrador } = (await servicios.sitio.obtener()) ?? {};
    expect(borrador?.portada?.frase).toBe('Una puerta abierta');
    expect(borrador?.nosotros).toEqual(unaParte('nosotros', {}));
  });

  it('la misma parte: se elige, y no se pierde lo escrito', async () => {
    const { user, servicios } = abrirEnMemoria('/sitio?parte=portada');
    const frase = await screen.findByLabelText(/^Primera frase/);
    await servicios.sitio.guardarBorrador({ portada: unaParte('portada', { frase: 'La de Marta' }) });
    await user.clear(frase);
    await user.type(frase, 'Una puerta abierta');
    await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    const dialogo = within(await screen.findByRole('dialog', { name: CONFLICTO }));
    expect(dialogo.getByText('La de Marta')).toBeVisible();
    await user.click(dialogo.getByRole('button', { name: 'Guardar lo elegido' }));
    await conPaciencia(async () =>
      expect((await servicios.sitio.obtener())?.borrador.portada?.frase).toBe('Una puerta abierta'),
    );
  });

  it('la misma parte, en lo que se recuperó después: también se elige', async () => {
    const mundo = abrirMundo('sitio', 'guardarBorrador');
    mundo.volverLaRed();
    const { servicios } = mundo.abrir('/sitio');
    await servicios.sitio.guardarBorrador({ portada: unaParte('portada', { frase: 'La de Marta' }) });
    await mundo.borradores.guardar('sitio:portada', {
      version: 1,
      valores: { portada: unaParte('portada', { frase: 'Una puerta abierta' }) },
    });
    const { user } = mundo.abrir('/sitio?parte=portada');
    expect(await screen.findByText(/otra persona cambió este registro/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    const dialogo = within(await screen.findByRole('dialog', { name: CONFLICTO }));
    expect(dialogo.getByText('La de Marta')).toBeVisible();
    expect((await servicios.sitio.obtener())?.borrador.portada?.frase).toBe('La de Marta');
  });

  it('lo enviado antes que no llegó no se da por guardado con lo que ahora muestra el formulario', async () => {
    const mundo = abrirMundo('sitio', 'guardarBorrador');
    mundo.volverLaRed();
    const { servicios } = mundo.abrir('/sitio');
    await servicios.sitio.guardarBorrador({ nosotros: unaParte('nosotros', {}) });
    const portada = unaParte('portada', { frase: 'Una puerta abierta' });
    await mundo.borradores.guardarDuda({
      nombre: 'sitio:portada',
      que: 'Portada, en el sitio',
      desde: Date.UTC(2026, 10, 21, 15),
      orden: {
        servicio: 'sitio',
        metodo: 'guardarBorrador',
        argumentos: [{ portada, version: 1 }, { clave: 'la-de-antes' }],
      },
    });
    const { user } = mundo.abrir('/sitio?parte=portada');
    const formulario = (await screen.findByLabelText(/^Primera frase/)).closest('form') as HTMLElement;
    await user.click(await within(formulario).findByRole('button', { name: 'Comprobar ahora' }));
    expect(await screen.findByRole('dialog', { name: CONFLICTO })).toBeVisible();
    expect((await servicios.sitio.obtener())?.borrador).not.toHaveProperty('portada');
  });
});
