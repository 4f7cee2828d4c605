import type { PermisoDeContacto } from '@/domain/mensualidades/cobranza/gestion';
import type { CanalDeCobro } from '@/domain/mensualidades/cobranza/opciones-gestion';
import { enlaceLlamada, enlaceWhatsApp, esTelefonoAceptado } from '@/domain/shared/telefono';

interface Puerta {
  /** On the button: a real verb. */
  nombre: string;
  href: string;
}

/** What opens a channel with the text already written; `null` when the person cannot be reached by it. */
export const abrirCanal = (canal: CanalDeCobro, telefono: string | null, texto: string): Puerta | null => {
  const escrito = encodeURIComponent(texto);
  if (canal === 'CORREO')
    return {
      nombre: 'Abrir correo',
      href: `mailto:?subject=${encodeURIComponent('Su cuenta')}&body=${escrito}`,
    };
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
