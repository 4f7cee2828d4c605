import type { DatosFundacion } from '@/application/configuracion/datos-fundacion.port';
import { enlaceLlamada, formatearTelefono } from '@/domain/shared/telefono';
import { documento } from '@/server/http/cuenta/documento';
import { type Html, html } from '@/server/http/cuenta/html';

type Fundacion = Pick<DatosFundacion, 'nombre' | 'telefonos'>;

export const contacto = ({ telefonos: [telefono] }: Pick<Fundacion, 'telefonos'>): Html =>
  telefono === undefined
    ? html`¿Preguntas? Escriba o llame a la fundación.`
    : html`¿Preguntas? Llame a la fundación: <a href="${enlaceLlamada(telefono)}">${formatearTelefono(telefono)}</a>.`;

const mensaje = (fundacion: Fundacion, titulo: string, texto: Html, boton: Html | false = false): string =>
  documento(
    fundacion.nombre,
    html`<main><section><h1>${titulo}</h1><p>${texto}</p>${boton}</section></main>`,
  );

/** One for what ended, what was taken back and what never was: it says nothing of which. */
export const paginaSinEnlace = (fundacion: Fundacion): string => {
  const [telefono] = fundacion.telefonos;
  return mensaje(
    fundacion,
    'Este enlace ya no abre',
    html`Pida uno nuevo a la fundación${telefono === undefined ? '.' : ', en este teléfono:'}`,
    telefono !== undefined &&
      html`<p><a class="boton si" href="${enlaceLlamada(telefono)}">Llamar al ${formatearTelefono(telefono)}</a></p>`,
  );
};

/** What a chat is given to draw the preview with. */
export const paginaDeVistaPrevia = (fundacion: Fundacion): string =>
  documento(fundacion.nombre, html`<main><h1>${fundacion.nombre}</h1></main>`);

/** Nobody knows the foundation's name or phone when the database does not answer. */
const SIN_DATOS: Fundacion = { nombre: 'Su cuenta', telefonos: [] };

export const paginaNoDisponible = (): string =>
  mensaje(
    SIN_DATOS,
    'Ahora no se puede ver',
    html`Hay una falla pasajera. Intente de nuevo en unos minutos: el enlace sigue sirviendo.`,
  );

export const paginaDemasiadasVeces = (): string =>
  mensaje(SIN_DATOS, 'Espere un momento', html`Se abrió demasiadas veces seguidas. Intente en un minuto.`);
