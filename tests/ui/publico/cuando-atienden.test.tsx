import { screen, waitFor } from '@testing-library/react';
import { PUBLICADO } from '@tests/builders/publicado';
import { unaParte } from '@tests/builders/un-sitio';
import { describe, expect, it } from 'vitest';
import type { ContenidoSitio } from '@/domain/sitio/contenido-sitio';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { sitioDe } from '@/ui/sitio/servicios/sitio';
import { datosEstructurados } from '@/ui/sitio/textos/datos-estructurados';
import { abrir } from '../apoyo/abrir';
import { publicoFalso } from '../apoyo/publico-falso';

const { identidad } = PUBLICADO;
const queAtiende = (disponibilidad: string | null, cambios: object = {}) => ({
  ...PUBLICADO,
  identidad: identidad && { ...identidad, disponibilidad, ...cambios },
  qr: null,
});

/** A public page of a foundation that says that it answers then. */
const abrirEn = async (
  ruta: string,
  disponibilidad: string | null,
  { contenido = {}, ...cambios }: { contenido?: ContenidoSitio; telefono?: null } = {},
) => {
  const publico = publicoFalso(crearInMemorySesionStore(null));
  const datos = { ...queAtiende(disponibilidad, cambios), sitio: { contenido, politicas: [] } };
  publico.datosPublicos.yaConocidos = () => datos;
  abrir(ruta, { sesion: null, publico });
  await screen.findByRole('heading', { level: 1 });
  return screen.getByRole('main');
};

const meta = (nombre: string) =>
  document.head.querySelector(`meta[name="${nombre}"], meta[property="${nombre}"]`)?.getAttribute('content');

describe('cuándo atienden (especificación §1: 24/7 mientras nadie diga otra cosa)', () => {
  it.each([null, '24/7'])('con %j se dice 24/7 en todas partes', async (disponibilidad) => {
    const inicio = await abrirEn('/', disponibilidad);
    expect(inicio.textContent).toContain('Atendemos 24/7: 300');
    await waitFor(() => expect(meta('description')).toContain('Atención 24/7 para usted y su familia.'));
    expect(JSON.stringify(datosEstructurados(sitioDe(queAtiende(disponibilidad)), ''))).toContain(
      'Atención 24/7',
    );
  });

  it('con un horario, ninguna página ni lo que leen los buscadores promete otra cosa', async () => {
    const inicio = await abrirEn('/', 'Lunes a viernes de 8 a 5');
    expect(inicio.textContent).toContain('Atendemos lunes a viernes de 8 a 5: 300');
    await waitFor(() => expect(meta('description')).toMatch(/^Programas de rehabilitación/));
    for (const cual of ['description', 'og:description', 'twitter:description'])
      expect(meta(cual)).not.toContain('24/7');
    const estructurados = datosEstructurados(sitioDe(queAtiende('Lunes a viernes de 8 a 5')), '');
    expect(JSON.stringify(estructurados)).not.toMatch(/24\/7|00:00-23:59/);
  });

  it('Contacto no promete que siempre hay alguien, ni lo hace su descripción', async () => {
    const contacto = await abrirEn('/contact', 'De 7 a. m. a 9 p. m.');
    expect(contacto.textContent).toContain('Estamos disponibles de 7 a. m. a 9 p. m. Llame o escriba.');
    await waitFor(() => expect(meta('description')).toMatch(/^Llámenos o escríbanos por WhatsApp\./));
  });

  it('la frase que trae el producto tampoco se dice si quedó guardada con los teléfonos', async () => {
    const deFabrica = { introduccion: 'Llame o escriba: siempre hay alguien que responde.' };
    const contacto = await abrirEn('/contact', 'de 8 a 5', {
      contenido: { contacto: unaParte('contacto', deFabrica) },
    });
    expect(contacto.textContent).not.toContain('siempre hay alguien');
  });

  it('24/7 conserva la frase, y otras siglas su mayúscula', async () => {
    const contacto = await abrirEn('/contact', '24/7');
    expect(contacto.textContent).toContain(
      'Estamos disponibles 24/7. Llame o escriba: siempre hay alguien que responde.',
    );
    for (const siglas of ['LUNES A SÁBADO', 'L a V de 8 a 5', 'L-V 8 a 5'])
      expect(sitioDe(queAtiende(siglas)).disponibilidad).toBe(siglas);
    expect(sitioDe(queAtiende('A toda hora')).disponibilidad).toBe('a toda hora');
  });

  it('sin teléfono no quedan dos puntos seguidos', async () => {
    const inicio = await abrirEn('/', 'de 7 a. m. a 9 p. m.', { telefono: null });
    expect(inicio.textContent).toContain('a 9 p. m. Pronto publicaremos el teléfono.');
  });
});
