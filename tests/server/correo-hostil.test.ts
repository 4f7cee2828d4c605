import { llamar } from '@tests/server/apoyo/llamar';
import { usarServidorConCorreo } from '@tests/server/apoyo/servidor-con-correo';
import { describe, expect, it } from 'vitest';

const abierto = usarServidorConCorreo();

const HOSTILES = [
  'admin@fundacion.example\r\nBcc: otro@x.example',
  'admin@fundacion.example\nSubject: otro',
  'admin@fundacion.example, otro@x.example',
  'admin@fundacion.example;otro@x.example',
  '"admin" <admin@fundacion.example>',
  'admin@fundacion.example%0d%0aBcc:otro@x.example',
  'admin@[127.0.0.1]>',
];

describe('correo', () => {
  it('un correo con saltos o listas no llega a pedir un mensaje', async () => {
    for (const email of HOSTILES) {
      const { estado } = await llamar(abierto.servidor, 'POST /auth-api/auth/reset-password', {
        cuerpo: { email },
      });
      expect([202, 400], email).toContain(estado);
      expect(abierto.correos, email).toEqual([]);
    }
  });

  it('un parámetro repetido en la dirección se rechaza: no hay dos lecturas de lo mismo', async () => {
    for (const ruta of [
      'participantes?estado=ACTIVO&estado=EGRESADO',
      'participantes?pagina=1&pagina=2',
      'sedes?buscar=a&buscar=b',
      'storage/list?path=formatos&path=..',
      'actividad?entidad=sede&entidad=usuario&id=1',
    ]) {
      const { estado } = await llamar(abierto.servidor, `GET /dashboard-api/${ruta}`, {
        token: abierto.servidor.tokenAdmin,
      });
      expect(estado, ruta).toBe(400);
    }
  });
});
