import { enlaceWhatsApp } from '@/domain/shared/telefono';

/** WhatsApp chat with the message already written; `null` when the number cannot have one. */
export const enlaceConTexto = (telefono: string, texto: string): string | null => {
  const enlace = enlaceWhatsApp(telefono);
  return enlace && `${enlace}?text=${encodeURIComponent(texto)}`;
};
