import { CUENTAS_PUBLICADAS, DONACIONES_PUBLICADAS } from '@tests/builders/publicado';
import { describe, expect, it } from 'vitest';
import { avisarCambioDeCuentas } from '@/application/configuracion/avisar-cambio-de-cuentas';
import type { MensajeCorreo } from '@/application/shared/correo.port';
import type { CuentasEscritas } from '@/domain/configuracion/cambio-de-cuentas';

const ANTES = { cuentas: CUENTAS_PUBLICADAS, donaciones: DONACIONES_PUBLICADAS };

const avisarDe = (despues: CuentasEscritas): MensajeCorreo[] => {
  const enviados: MensajeCorreo[] = [];
  avisarCambioDeCuentas({
    correos: { agregar: (mensaje) => void enviados.push(mensaje) },
    reloj: { ahora: () => new Date('2026-11-21T15:04:00Z') },
    urlSitio: 'https://sitio.example',
  })({
    antes: ANTES,
    despues,
    quien: 'ana@fundacion.example',
    administradores: ['ana@fundacion.example', 'luis@fundacion.example'],
  });
  return enviados;
};

describe('el aviso de que cambiaron las cuentas', () => {
  it('llega a cada administrador, también a quien las cambió', () => {
    const enviados = avisarDe({ donaciones: { ...DONACIONES_PUBLICADAS, llave: '311 111 1111' } });
    expect(enviados.map(({ para }) => para)).toEqual(['ana@fundacion.example', 'luis@fundacion.example']);
    for (const { asunto, texto } of enviados) {
      expect(asunto).toBe('Cambiaron las cuentas que se publican');
      expect(texto).toContain('ana@fundacion.example cambió las cuentas');
      expect(texto).toContain('sáb 21 nov 2026, 10:04');
      expect(texto).toContain('Antes: Nequi 300 000 0000');
      expect(texto).toContain('Ahora: Nequi 311 111 1111');
      expect(texto).toContain('https://sitio.example/configuracion');
    }
  });

  it('si nada de lo que se publica cambió, no hay aviso', () => {
    expect(avisarDe({ ...ANTES })).toEqual([]);
  });
});
