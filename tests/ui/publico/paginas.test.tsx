import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { abrir } from '../apoyo/abrir';

const abrirPagina = async (ruta: string, titulo: string | RegExp) => {
  abrir(ruta, { sesion: null });
  await screen.findByRole('heading', { level: 1, name: titulo });
  return screen.getByRole('main');
};

const titulos = (nivel: number) =>
  screen.getAllByRole('heading', { level: nivel }).map((titulo) => titulo.textContent);
const meta = (nombre: string) =>
  document.head.querySelector(`meta[name="${nombre}"], meta[property="${nombre}"]`)?.getAttribute('content');
const canonica = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

describe('páginas públicas (especificación §2)', () => {
  it('Inicio', async () => {
    const contenido = within(await abrirPagina('/', /Hay un camino de regreso/));
    expect(contenido.getByRole('link', { name: 'CONTÁCTANOS' }).getAttribute('href')).toBe('/contact');
    expect(contenido.getByRole('link', { name: 'Donar' }).getAttribute('href')).toBe('/donate');
    expect(titulos(2)).toEqual(expect.arrayContaining(['Vidas que Inspiran', 'Historias de Transformación']));
    expect(contenido.queryByText(/^Ver video/)).toBeNull();
  });

  it('Nosotros: tres métodos, tres sedes, cuatro profesionales, dos bloques de historia, seis valores', async () => {
    const contenido = within(await abrirPagina('/about', 'Nosotros'));
    expect(titulos(3)).toEqual([
      ...['Terapia cognitivo-conductual', 'Logoterapia', 'Guía espiritual'],
      ...['Bello', 'Apartadó', 'Medellín'],
      ...['Dirección general', 'Psicología clínica', 'Trabajo social', 'Consejería espiritual'],
      ...['Cómo empezamos', 'Hasta dónde hemos llegado'],
      ...['Compasión', 'Fe', 'Integridad', 'Esperanza', 'Comunidad', 'Excelencia'],
    ]);
    const correos = contenido.getAllByRole('link', { name: /^Escribir a / });
    expect(correos.map((enlace) => enlace.getAttribute('href')?.startsWith('mailto:'))).toEqual(
      Array(4).fill(true),
    );
  });

  it('Contacto: llamar, WhatsApp, 24/7, crisis con su fecha, tres mapas y ningún formulario', async () => {
    const contenido = within(await abrirPagina('/contact', 'Contacto'));
    expect(contenido.getByRole('link', { name: 'Llamar ahora' }).getAttribute('href')).toBe(
      'tel:+573000000000',
    );
    const [whatsapp] = contenido.getAllByRole('link', { name: 'WhatsApp' });
    expect(whatsapp?.getAttribute('href')).toBe('https://wa.me/573000000000');
    expect(contenido.getByText(/24\/7/)).toBeTruthy();
    const crisis = within(contenido.getByRole('region', { name: /emergencia/ }));
    expect(crisis.getAllByRole('link').map((enlace) => enlace.textContent)).toEqual([
      ...['123', '106', '(604) 444 4448', '01 8000 112439'],
    ]);
    expect(crisis.getByText(/verificada el/).textContent).toContain('21 de noviembre de 2026');
    expect(contenido.getAllByRole('link', { name: /^Ver mapa de / })).toHaveLength(3);
    expect(document.querySelector('form')).toBeNull();
  });

  it('Programas: los enfoques son cuatro científicos y cuatro espirituales; el éxito no se muestra', async () => {
    const contenido = await abrirPagina('/programs', 'Programas');
    const grupos = within(contenido).getByRole('region', { name: 'Cómo trabajamos' }).querySelectorAll('dl');
    expect([...grupos].map((grupo) => grupo.querySelectorAll('dt').length)).toEqual([4, 4]);
    for (const cifra of ['12-15 meses', '50 personas', '6 meses', '30 familias', '4 meses', '40 personas'])
      expect(contenido.textContent).toContain(cifra);
    expect(contenido.textContent).not.toMatch(/85\s*%|90\s*%|78\s*%/);
    expect(contenido.textContent).toContain('SENA');
  });

  it('Donaciones: cuenta de ahorros, titular, código QR y a quién pedir el certificado', async () => {
    const contenido = await abrirPagina('/donate', 'Donaciones');
    for (const texto of [
      'Nequi',
      '300 000 0000',
      'Cuenta de ahorros',
      '000-000000-00',
      'Titular',
      'NIT de la fundación 900.123.456-8',
      'certificado',
    ])
      expect(contenido.textContent).toContain(texto);
    expect(within(contenido).getByRole('img', { name: /Código QR/ })).toBeTruthy();
    const correo = within(contenido).getByRole('link', { name: /Escribir a info@/ });
    expect(correo.getAttribute('href')).toMatch(/^mailto:info@/);
  });

  it.each(['/accounts', '/cuentas'])(
    '%s es la misma pantalla, con una sola dirección canónica',
    async (ruta) => {
      const contenido = within(await abrirPagina(ruta, 'Cuentas'));
      expect(titulos(2)).toEqual(
        expect.arrayContaining(['Servicios', 'Institucional', 'Ingresos por destino']),
      );
      expect(titulos(3)).toEqual([
        ...['Laboratorios', 'Psiquiatría', 'Médico General', 'Plásticos', 'Cuenta corriente empresarial'],
        ...['Bonos Hombres Apartadó', 'Ingresos Mujeres', 'Ingresos Hombres Bello'],
      ]);
      expect(contenido.getAllByRole('button', { name: /^Copiar el número/ })).toHaveLength(8);
      expect(contenido.getByRole('link', { name: 'página de contacto' }).getAttribute('href')).toBe(
        '/contact',
      );
      await waitFor(() => expect(canonica()).toMatch(/\/cuentas$/));
    },
  );

  it('Política de datos nombra la ley y los plazos, y se llega desde el pie', async () => {
    const contenido = await abrirPagina('/politica-de-datos', 'Política de datos');
    expect(contenido.textContent).toMatch(/Ley 1581 de 2012/);
    expect(contenido.textContent).toMatch(
      /10 días hábiles, prorrogables por 5.*15 días hábiles, prorrogables por 8/,
    );
    const pie = within(screen.getByRole('contentinfo'));
    expect(pie.getByRole('link', { name: 'Política de datos' }).getAttribute('href')).toBe(
      '/politica-de-datos',
    );
  });

  it('cada página se describe a los buscadores', async () => {
    // What whoever serves the page says its address is.
    document.documentElement.dataset.sitio = 'https://fundacion.example';
    onTestFinished(() => {
      delete document.documentElement.dataset.sitio;
    });
    await abrirPagina('/about', 'Nosotros');
    await waitFor(() => expect(document.title).toMatch(/^Nosotros · /));
    expect(canonica()).toBe('https://fundacion.example/about');
    expect(meta('og:url')).toBe('https://fundacion.example/about');
    expect(meta('robots')).toBe('index, follow');
    for (const nombre of ['description', 'keywords', 'og:title', 'og:description', 'og:url', 'og:image'])
      expect(meta(nombre), nombre).toBeTruthy();
    for (const nombre of ['twitter:card', 'twitter:title', 'geo.region', 'geo.placename', 'geo.position'])
      expect(meta(nombre), nombre).toBeTruthy();
  });
});
