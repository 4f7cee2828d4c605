import type { PermisoDeContacto } from '@/domain/mensualidades/cobranza/gestion';
import type { CanalDeCobro } from '@/domain/mensualidades/cobranza/opciones-gestion';
import { enlaceLlamada, enlaceWhatsApp, esTelefonoAceptado } from '@/domain/shared/telefono';

interface Puerta {
  /** On the button: a real verb. */
  nombre: string;
  href: string;
  /** What to copy on the way: the address has no room for it. */
  copia?: string;
}

/** Some programs of mail, and Windows itself, cut a longer address: the person would send half of what is owed. */
const LARGO_DE_CORREO = 2000;

const correoCon = (cuerpo: string): string =>
  `mailto:?subject=${encodeURIComponent('Su cuenta')}&body=${encodeURIComponent(cuerpo)}`;

const abrirCorreo = (texto: string): Puerta => {
  const href = correoCon(texto);
  if (href.length <= LARGO_DE_CORREO) return { nombre: 'Abrir correo', href };
  return {
    nombre: 'Copiar mensaje y abrir correo',
    href: correoCon('(Borre esta línea y pegue aquí el mensaje, que ya está copiado.)'),
    copia: texto,
  };
};

/** What opens a channel with the text already written; `null` when the person cannot be reached by it. */
export const abrirCanal = (canal: CanalDeCobro, telefono: string | null, texto: string): Puerta | null => {
  if (canal === 'CORREO') return abrirCorreo(texto);
  const escrito = encodeURIComponent(texto);
  if (!telefono || !esTelefonoAceptado(telefono)) return null;
  if (canal === 'LLAMADA') return { nombre: 'Llamar', href: enlaceLlamada(telefono) };
  const chat = enlaceWhatsApp(telefono);
  if (!chat) return null;
  if (canal === 'WHATSAPP') return { nombre: 'Abrir WhatsApp', href: `${chat}?text=${escrito}` };
  return canal === 'SMS'
    ? {
        nombre: 'Abrir mensajes',
        href: `${enlaceLlamada(telefono).replace('tel:', 'sms:')}?&body=${escrito}`,
      }
    : null;
};

/** Of those by which somebody may be contacted now and can be reached, the first. */
export const canalAbierto = (
  permisos: readonly PermisoDeContacto[],
  telefono: string | null,
): CanalDeCobro | null =>
  permisos.find(({ canal, permitido }) => permitido && abrirCanal(canal, telefono, '') !== null)?.canal ??
  null;
