import { describe, expect, it, vi } from 'vitest';
import { postgresActividadRepository } from '@/infrastructure/postgres/actividad/postgres-actividad-repository';
import { postgresPuestaEnMarcha } from '@/infrastructure/postgres/sesion/postgres-puesta-en-marcha';
import { postgresContrasenas } from '@/infrastructure/postgres/shared/postgres-contrasenas';
import { type AbrirBase, HASH_INICIAL, usarTaller } from '../apoyo/taller';

const INICIAL = 'admin@ejemplo.example';
const QUIEN = { email: 'ines@ejemplo.example', displayName: 'Inés Mora' };

export const contratoPuestaEnMarcha = (nombre: string, abrir: AbrirBase): void => {
  describe(`PuestaEnMarcha: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const puesta = () => postgresPuestaEnMarcha(taller().db, taller().reloj);
    const usar = (huella: string) => puesta().usar(huella, QUIEN, async () => 'hash nuevo', '10.0.0.9');
    const hashDe = (id: number) => postgresContrasenas(taller().contexto()).hashDe(id);
    /** As the first start makes it. */
    const estrenar = async () => {
      const { id } = await taller().persona(INICIAL, { rol: 'ADMINISTRADOR' });
      await postgresContrasenas(taller().contexto()).imponer(id, HASH_INICIAL);
      return id;
    };

    it('waits for the owner of the one account that nobody has come in with', async () => {
      expect(await puesta().pendiente()).toBe(false);
      await estrenar();
      expect(await puesta().pendiente()).toBe(true);
      expect(await puesta().abrir('enlace')).toBe(true);
    });

    it.each([
      ['whose password was chosen', 'provisional_hasta = null'],
      ['that came in', 'ultimo_acceso = now()'],
      ['that is not active', "estado = 'INACTIVO'"],
      ['that does not administer', "rol = 'CONSULTA'"],
    ])('waits for nobody with an account %s, and its links are worth nothing', async (_cual, cambio) => {
      const id = await estrenar();
      await puesta().abrir('enlace');
      await taller().base.ejecutarGuion(`update usuarios set ${cambio}`);
      expect([await puesta().pendiente(), await puesta().abrir('otro'), await usar('enlace')]).toEqual([
        false,
        false,
        false,
      ]);
      expect(await hashDe(id)).toBe(HASH_INICIAL);
    });

    it('waits for nobody when there is another account', async () => {
      await estrenar();
      await puesta().abrir('enlace');
      await taller().persona('luz@ejemplo.example');
      expect([await puesta().pendiente(), await usar('enlace')]).toEqual([false, false]);
    });

    it('is used once, and the account is of whoever says so', async () => {
      const id = await estrenar();
      await puesta().abrir('enlace');
      expect(await usar('enlace')).toBe(true);
      expect([await usar('enlace'), await puesta().pendiente()]).toEqual([false, false]);
      expect(await hashDe(id)).toBe('hash nuevo');
      const lineas = (await postgresActividadRepository(taller().contexto()).listarDe('usuario', id)) ?? [];
      expect(lineas[0]).toMatchObject({ usuario: QUIEN.email, origen: '10.0.0.9' });
      expect(lineas.flatMap(({ cambios }) => cambios)).toContainEqual({
        campo: 'email',
        antes: INICIAL,
        despues: QUIEN.email,
      });
    });

    it('is good for thirty minutes, and does no work when it is not', async () => {
      await estrenar();
      await puesta().abrir('enlace');
      taller().pasarMinutos(30);
      const calcular = vi.fn(async () => 'hash');
      expect(await puesta().usar('enlace', QUIEN, calcular, null)).toBe(false);
      expect(await puesta().usar('desconocido', QUIEN, calcular, null)).toBe(false);
      expect(calcular).not.toHaveBeenCalled();
    });
  });
};
