import { screen, within } from '@testing-library/react';
import { PUBLICADO } from '@tests/builders/publicado';
import { describe, expect, it } from 'vitest';
import type { DatosIncrustados } from '@/application/configuracion/datos-publicos.port';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { sitioDe } from '@/ui/sitio/servicios/sitio';
import { datosEstructurados } from '@/ui/sitio/textos/datos-estructurados';
import { abrir } from '../apoyo/abrir';
import { publicoFalso } from '../apoyo/publico-falso';

/** What the service answers before anybody has said whose the site is. */
const SIN_NADA: DatosIncrustados = { cuentas: null, donaciones: null, identidad: null, sedes: [], qr: null };

const abrirCon = (ruta: string, datos: DatosIncrustados | null) => {
  const publico = publicoFalso(crearInMemorySesionStore(null));
  publico.datosPublicos.yaConocidos = () => datos;
  return abrir(ruta, { sesion: null, publico });
};

const enlaces = () => [...document.querySelectorAll('main a')].map((a) => a.getAttribute('href') ?? '');

describe('un sitio en preparación muestra cada cosa en su lugar, de nadie, y lo dice (especificación §2)', () => {
  it('en Contacto: llamar, WhatsApp, teléfonos, correo, redes y tres direcciones', async () => {
    abrirCon('/contact', SIN_NADA);
    expect((await screen.findByRole('link', { name: 'Llamar ahora' })).getAttribute('href')).toBe(
      'tel:+573990000000',
    );
    const principal = within(screen.getByRole('main'));
    for (const chat of principal.getAllByRole('link', { name: 'WhatsApp' }))
      expect(chat.getAttribute('href')).toBe('https://wa.me/573990000000');
    for (const red of ['Facebook', 'Instagram', 'YouTube', 'TikTok'])
      expect(principal.getByRole('link', { name: red })).toBeVisible();
    expect(principal.getByText('Línea principal')).toBeVisible();
    expect(principal.getAllByText(/^Bello, /)).toHaveLength(2);
    expect(enlaces()).toContain('mailto:info@fundacion.example');
    expect(principal.getAllByText(/dirección de ejemplo/)).toHaveLength(3);
    expect(principal.getByText(/son de ejemplo.*En una emergencia marque 123/)).toBeVisible();
  });

  it('en Nosotros, el equipo con su correo y las sedes con su teléfono', async () => {
    abrirCon('/about', SIN_NADA);
    expect(await screen.findAllByRole('link', { name: /^Escribir a/ })).toHaveLength(4);
    expect(enlaces().filter((enlace) => enlace.startsWith('tel:'))).toHaveLength(3);
  });

  it('en Donaciones, los dos números con su botón, y el código QR que se podrá agregar', async () => {
    abrirCon('/donate', SIN_NADA);
    expect(await screen.findAllByRole('button', { name: /^Copiar/ })).toHaveLength(2);
    expect(screen.getByText(/números de ejemplo.*no done/)).toBeVisible();
    expect(screen.getByText(/podrá agregar.*código QR/)).toBeVisible();
    expect(screen.queryByRole('img', { name: /Código QR/ })).toBeNull();
  });

  it('en Cuentas, las ocho con su botón', async () => {
    abrirCon('/cuentas', SIN_NADA);
    expect(await screen.findAllByRole('button', { name: /^Copiar/ })).toHaveLength(8);
    expect(screen.getByText(/Estas son de ejemplo: no consigne en ninguna/)).toBeVisible();
  });

  it('el pie también, pero quien busca ayuda no encuentra un número de nadie en la portada ni al pie del teléfono', async () => {
    abrirCon('/', SIN_NADA);
    const pie = within(await screen.findByRole('contentinfo'));
    expect(pie.getByRole('link', { name: '399 000 0000' })).toBeVisible();
    expect(pie.getByText(/de ejemplo/)).toBeVisible();
    expect(enlaces().filter((enlace) => /^tel:|wa\.me/.test(enlace))).toEqual([]);
    expect(screen.queryByRole('navigation', { name: 'Pedir ayuda' })).toBeNull();
  });

  it('los buscadores no lo leen como dato de nadie', () => {
    expect(JSON.stringify(datosEstructurados(sitioDe(SIN_NADA), ''))).not.toMatch(/399|example/);
  });

  it('lo que la fundación ya publicó se muestra como suyo', async () => {
    abrirCon('/cuentas', { ...SIN_NADA, cuentas: PUBLICADO.cuentas });
    expect(await screen.findByText(/únicas cuentas oficiales/)).toBeVisible();
    expect(screen.getByRole('main').textContent).not.toMatch(/de ejemplo/);
  });
});

describe('nada de ejemplo', () => {
  it('cuando solo respondió lo que dicen las páginas, y no de quién son', async () => {
    const publico = publicoFalso(crearInMemorySesionStore(null));
    publico.datosPublicos.yaConocidos = () => null;
    const casa = { nombre: 'Casa Ceiba', direccion: 'Calle 1 # 2-3', telefono: '6044441234' };
    publico.datosPublicos.leerSitio = async () => ({
      contenido: { sedes: { sedes: [{ ...casa, etiquetas: 'Hombres', lugar: null }] } },
      politicas: [],
    });
    abrir('/contact', { sesion: null, publico });
    expect((await screen.findAllByText(/Casa Ceiba/)).length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toMatch(/de ejemplo|399 000/);
  });

  it('en Nosotros, de un sitio que no publica ninguna sede: dice que vendrán, y no deja un título sin nada', async () => {
    const publico = publicoFalso(crearInMemorySesionStore(null));
    publico.datosPublicos.yaConocidos = () => ({ ...SIN_NADA, identidad: PUBLICADO.identidad });
    publico.datosPublicos.leerSitio = async () => ({ contenido: { sedes: { sedes: [] } }, politicas: [] });
    abrir('/about', { sesion: null, publico });
    expect(await screen.findByText('Pronto publicaremos las direcciones de las sedes.')).toBeVisible();
    expect(screen.queryByText(/En cada sede/)).toBeNull();
  });

  it.each(['/contact', '/donate', '/cuentas'])('en %s cuando no se sabe qué hay publicado', async (ruta) => {
    abrirCon(ruta, null);
    expect((await screen.findAllByText(/Pronto publicaremos/)).length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toMatch(/de ejemplo|399 000/);
  });

  it.each(['/contact', '/donate', '/cuentas', '/about'])(
    'en %s desde que la fundación dijo su nombre',
    async (ruta) => {
      abrirCon(ruta, {
        ...SIN_NADA,
        identidad: { ...PUBLICADO.identidad, telefono: null, correo: null } as never,
      });
      await screen.findByRole('heading', { level: 1 });
      expect(document.body.textContent).not.toMatch(/de ejemplo|399 000/);
      expect(screen.queryAllByRole('button', { name: /^Copiar/ })).toEqual([]);
    },
  );
});
