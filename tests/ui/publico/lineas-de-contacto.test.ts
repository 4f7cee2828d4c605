import { PUBLICADO } from '@tests/builders/publicado';
import { describe, expect, it } from 'vitest';
import { sitioDe } from '@/ui/sitio/servicios/sitio';

const lineasCon = (whatsapp: string | null) => {
  const { identidad } = PUBLICADO;
  return sitioDe({ ...PUBLICADO, identidad: identidad && { ...identidad, whatsapp } }).telefonos;
};

describe('las líneas de Contacto', () => {
  it('dicen el número de WhatsApp cuando no es el de las llamadas', () => {
    expect(lineasCon('3100000007')).toContainEqual({
      etiqueta: 'WhatsApp',
      visible: '310 000 0007',
      enlace: 'https://wa.me/573100000007',
    });
  });

  it.each(['3000000000', null])('no lo repiten cuando es el mismo (%s)', (whatsapp) => {
    expect(lineasCon(whatsapp).map(({ etiqueta }) => etiqueta)).not.toContain('WhatsApp');
  });
});
