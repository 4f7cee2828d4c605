import { screen, within } from '@testing-library/react';
import { conPaciencia } from '@tests/apoyo/con-paciencia';
import { unaParte } from '@tests/builders/un-sitio';
import { abrirEnMemoria } from '@tests/ui/apoyo/abrir-en-memoria';
import { abrirMundo } from '@tests/ui/escritura/mundo-que-pierde';
import { describe, expect, it } from 'vitest';
import { CONTACTO } from '@/ui/textos/sitio/contacto';
import { PROGRAMAS } from '@/ui/textos/sitio/programas';

const escribirEn = async (nombre: string): Promise<HTMLElement> => {
  await screen.findByRole('button', { name: 'Guardar borrador' });
  return document.querySelector(`[name="${nombre}"]`) as HTMLElement;
};

const CONFLICTO = 'Este registro cambió mientras tanto';

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

  it('la misma lista: se elige cada dato de cada fila, y queda lo de las dos', async () => {
    const { user, servicios } = abrirEnMemoria('/sitio?parte=programas');
    const capacidad = await escribirEn('programas.programas.2.capacidad');
    const { programas } = PROGRAMAS;
    await servicios.sitio.guardarBorrador({
      programas: {
        ...PROGRAMAS,
        programas: programas.map((uno, n) => (n === 0 ? { ...uno, precio: '$ 850.000 al mes' } : uno)),
      },
    });
    await user.clear(capacidad);
    await user.type(capacidad, '20 cupos');
    await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    const dialogo = within(await screen.findByRole('dialog', { name: CONFLICTO }));
    const campos = dialogo.getAllByRole('group').map((grupo) => grupo.querySelector('legend')?.textContent);
    expect(campos).toEqual(['Programa 1, Valor', 'Programa 3, Capacidad']);
    await user.click(dialogo.getByRole('button', { name: 'Guardar lo elegido' }));
    await conPaciencia(async () =>
      expect((await servicios.sitio.obtener())?.borrador.programas?.programas[2]?.capacidad).toBe('20 cupos'),
    );
    const guardados = (await servicios.sitio.obtener())?.borrador.programas?.programas;
    expect(guardados?.[0]?.precio).toBe('$ 850.000 al mes');
    expect(guardados?.[1]).toEqual(programas[1]);
  });

  it('cada una agrega una fila: quedan las dos', async () => {
    const { user, servicios } = abrirEnMemoria('/sitio?parte=contacto');
    await user.click(await screen.findByRole('button', { name: 'Agregar teléfono' }));
    const n = CONTACTO.telefonos.length;
    const linea = (nombre: string, telefono: string) => ({ nombre, telefono });
    await servicios.sitio.guardarBorrador({
      contacto: { ...CONTACTO, telefonos: [...CONTACTO.telefonos, linea('Marta', '3001112233')] },
    });
    await user.type(await escribirEn(`contacto.telefonos.${n}.nombre`), 'Luis');
    await user.type(await escribirEn(`contacto.telefonos.${n}.telefono`), '3004445566');
    await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    const dialogo = within(await screen.findByRole('dialog', { name: CONFLICTO }));
    expect(dialogo.getAllByText('No está')).toHaveLength(2);
    await user.click(dialogo.getByRole('button', { name: 'Guardar lo elegido' }));
    await conPaciencia(async () =>
      expect((await servicios.sitio.obtener())?.borrador.contacto?.telefonos.slice(n)).toEqual([
        linea('Marta', '3001112233'),
        linea('Luis', '3004445566'),
      ]),
    );
  });

  it('una fila que se quitó o se movió: se elige la lista entera', async () => {
    const { user, servicios } = abrirEnMemoria('/sitio?parte=programas');
    await user.click(await screen.findByRole('button', { name: 'Bajar programa 1' }));
    const [internado, ...otros] = PROGRAMAS.programas;
    await servicios.sitio.guardarBorrador({
      programas: { ...PROGRAMAS, programas: [{ ...internado, precio: '$ 850.000' } as never, ...otros] },
    });
    await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    const dialogo = within(await screen.findByRole('dialog', { name: CONFLICTO }));
    expect(dialogo.getAllByRole('group').map((uno) => uno.querySelector('legend')?.textContent)).toEqual([
      'Programas',
    ]);
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
    expect(await screen.findByText(/este registro cambió/)).toBeVisible();
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
