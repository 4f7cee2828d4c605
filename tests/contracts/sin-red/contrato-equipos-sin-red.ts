import { describe, expect, it } from 'vitest';
import { postgresEquiposSinRed } from '@/infrastructure/postgres/sin-red/postgres-equipos-sin-red';
import { postgresUsuarioRepository } from '@/infrastructure/postgres/usuarios/postgres-usuario-repository';
import { type AbrirBase, usarTaller } from '../apoyo/taller';

export const contratoEquiposSinRed = (nombre: string, abrir: AbrirBase): void => {
  describe(`EquiposSinRed: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const equipos = () => postgresEquiposSinRed(taller().contexto());

    it('gives another name and another half each time, and knows them all', async () => {
      const ana = await taller().persona('ana@ejemplo.example');
      const [uno, otro] = [await equipos().registrar(ana.id), await equipos().registrar(ana.id)];
      expect(uno.mitad).toMatch(/^[\w-]{43}$/);
      expect(uno.mitad).not.toBe(otro.mitad);
      expect(uno.equipo).not.toBe(otro.equipo);
      expect(await equipos().vale(ana.id, uno.equipo)).toBe(true);
      expect(await equipos().vale(ana.id, otro.equipo)).toBe(true);
    });

    it('takes no name of another person, nor one that somebody made up', async () => {
      const [ana, beto] = [
        await taller().persona('ana@ejemplo.example'),
        await taller().persona('beto@ejemplo.example'),
      ];
      const { equipo, mitad } = await equipos().registrar(ana.id);
      expect(await equipos().vale(beto.id, equipo)).toBe(false);
      for (const inventado of [
        '',
        '.',
        'x',
        `otro.${equipo.split('.')[1]}`,
        `${equipo.split('.')[0]}.${mitad}`,
      ])
        expect(await equipos().vale(ana.id, inventado)).toBe(false);
    });

    it.each([
      ['the role', { rol: 'ADMINISTRADOR' }],
      ['the state', { estado: 'INACTIVO' }],
      ['the e-mail', { email: 'otra@ejemplo.example' }],
    ] as const)('ends with another %s', async (_que, cambios) => {
      const ana = await taller().persona('ana@ejemplo.example');
      await taller().persona('admin2@ejemplo.example', { rol: 'ADMINISTRADOR' });
      const { equipo } = await equipos().registrar(ana.id);
      const hash = { calcular: async () => 'otro', coincide: async () => true };
      await postgresUsuarioRepository(taller().contexto(), hash).actualizar(ana.id, cambios);
      expect(await equipos().vale(ana.id, equipo)).toBe(false);
    });
  });
};
