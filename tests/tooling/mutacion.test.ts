import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { juzgar, type Resultado } from '../mutacion/juzgar.mjs';
import { SALAS, salaDe } from '../mutacion/salas.mjs';
import { SOBREVIVIENTES } from '../mutacion/sobrevivientes.mjs';

const RAIZ = fileURLToPath(new URL('../../', import.meta.url));
const medido: Resultado = JSON.parse(readFileSync(`${RAIZ}tests/mutacion/resultado.json`, 'utf8'));

const archivo = 'src/domain/shared/rol.ts';
const viva = { lugar: '3:2-3:9', en: 'const a = 1 + 2;', cambio: '1 + 2 → 1 - 2' };
const conUna = (total: number): Resultado => ({
  [archivo]: { codigo: 'c', pruebas: 'p', total, vivas: [viva] },
});
const conocida = { archivo, en: viva.en, cambio: viva.cambio, motivo: 'Nadie lo ve' };
const permisos = (resultado: Resultado, conocidas: (typeof conocida)[] = []) =>
  juzgar(resultado, conocidas).salas.find(({ nombre }) => nombre === 'permisos');

describe('lo que exige la prueba de las pruebas', () => {
  it('una falla que nadie notó y nadie explicó se señala, y baja el puntaje', () => {
    expect(juzgar(conUna(4), []).sinMotivo).toMatchObject([{ archivo, ...viva }]);
    expect(permisos(conUna(4))).toMatchObject({ total: 4, muertas: 3, puntaje: 75, cumple: false });
  });

  it('explicada deja de señalarse; solo si es equivalente deja de contar', () => {
    expect(juzgar(conUna(4), [conocida]).sinMotivo).toEqual([]);
    expect(permisos(conUna(4), [conocida])).toMatchObject({ puntaje: 75, cumple: false });
    const equivalente = { ...conocida, equivalente: true };
    expect(permisos(conUna(4), [equivalente])).toMatchObject({ equivalentes: 1, puntaje: 100, cumple: true });
  });

  it('casi todo no es todo', () => {
    expect(permisos(conUna(1_000_000))).toMatchObject({ puntaje: 99.99, cumple: false });
  });

  it('una explicación vale aunque la línea se mueva, y sobra cuando la línea cambia', () => {
    const mover = (cambios: Partial<typeof viva>): Resultado => ({
      [archivo]: { codigo: 'c', pruebas: 'p', total: 4, vivas: [{ ...viva, ...cambios }] },
    });
    expect(juzgar(mover({ lugar: '90:2-90:9' }), [conocida])).toMatchObject({ sinMotivo: [], sobrantes: [] });
    const otra = juzgar(mover({ en: 'const a = 1 + 2 + 0;' }), [conocida]);
    expect(otra.sinMotivo).toHaveLength(1);
    expect(otra.sobrantes).toEqual([conocida]);
  });

  it('cada archivo es de una sala, y todo lo que no es de otra es de la última', () => {
    expect(salaDe('src/domain/shared/politica/politica-api.ts')?.nombre).toBe('permisos');
    expect(salaDe('src/domain/mensualidades/saldo.ts')?.nombre).toBe('dinero');
    expect(salaDe('src/domain/archivos/ruta-archivo.ts')?.nombre).toBe('rutas');
    expect(salaDe('src/domain/shared/esquemas.ts')?.nombre).toBe('validación');
    expect(salaDe('src/domain/sedes/sede.ts')).toBe(SALAS.at(-1));
    expect(salaDe('src/server/main.ts')).toBeUndefined();
  });
});

describe('lo último que se midió', () => {
  const juicio = juzgar(medido, SOBREVIVIENTES);

  it.each(juicio.salas)('$nombre llega a lo exigido', ({ puntaje, exigido }) => {
    expect(puntaje).toBeGreaterThanOrEqual(exigido);
  });

  it('ninguna falla quedó sin prueba ni motivo, y ningún motivo sobra', () => {
    expect(juicio.sinMotivo).toEqual([]);
    expect(juicio.sobrantes).toEqual([]);
  });

  it('cada motivo dice algo de un archivo que existe', () => {
    for (const { archivo: de, motivo } of SOBREVIVIENTES) {
      expect(existsSync(RAIZ + de), de).toBe(true);
      expect(motivo.length).toBeGreaterThan(20);
    }
  });
});
