import { identidadDe } from '@/application/mensualidades/enlaces/cuentas-informadas';
import type { EnlacesDeCuenta } from '@/application/mensualidades/enlaces/enlaces-de-cuenta.port';
import type { Finanzas } from '@/application/mensualidades/finanzas.port';
import type { Reloj } from '@/application/shared/equipo.port';
import {
  comoSeVe,
  type EnlaceDeCuenta,
  type EnlaceGuardado,
  enlaceEnHistoria,
  rutaDeCuenta,
} from '@/domain/mensualidades/enlaces/enlace-de-cuenta';
import { clavePagador } from '@/domain/shared/clave-pagador';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { type Id, mismoId } from '@/domain/shared/id';
import type { BaseMemoria } from '../shared/base-memoria';
import { crearUnaVez } from '../shared/una-vez';
import { genteDelPagador } from './gente';

interface Dependencias {
  base: BaseMemoria;
  finanzas: Pick<Finanzas, 'estadoDePagador'>;
  reloj: Reloj;
  /** What goes in the address; nobody opens it here. */
  nuevoToken: () => string;
}

export const crearInMemoryEnlacesDeCuenta = ({
  base,
  finanzas,
  reloj,
  nuevoToken,
}: Dependencias): EnlacesDeCuenta => {
  const unaVez = crearUnaVez();
  const guardados: EnlaceGuardado[] = [];
  let ultimoId = 0;

  const alVerlo = (guardado: EnlaceGuardado): EnlaceDeCuenta =>
    comoSeVe(guardado, identidadDe(genteDelPagador(base, guardado.pagador)), reloj.ahora());
  const retirados = (): Id[] =>
    base.participantes
      .todas()
      .flatMap(({ id, autorizacion_datos }) => (autorizacion_datos?.revocada_en ? [id] : []));
  /** Those of who is gone went with them. */
  const exigir = (id: Id): EnlaceGuardado => {
    const guardado = guardados.find((otro) => mismoId(otro.id, id));
    if (!guardado || !genteDelPagador(base, guardado.pagador)) throw errorNoEncontrado('un enlace', id);
    return guardado;
  };

  return {
    listar: async (clave) => {
      const gente = genteDelPagador(base, clave);
      if (!gente) return null;
      const claves = new Set([
        ...gente.acudientes.map(({ id }) => clavePagador({ id_acudiente: id, participante_id: null })),
        ...gente.propias.map(({ id }) => clavePagador({ id_acudiente: null, participante_id: id })),
      ]);
      return guardados
        .filter(({ pagador }) => claves.has(pagador))
        .reverse()
        .map(alVerlo);
    },
    crear: async (clave, decidir, opciones) => {
      const estado = await finanzas.estadoDePagador(clave);
      return unaVez(opciones, { clave }, () => {
        const gente = genteDelPagador(base, clave);
        if (!gente || !estado) throw errorNoEncontrado('un pagador', clave);
        const nuevo = decidir({ gente, estado, retirados: retirados() });
        const { ahora, quien } = base.firmar();
        ultimoId += 1;
        const guardado: EnlaceGuardado = {
          id: ultimoId,
          ...nuevo,
          creado_en: ahora,
          creado_por: quien,
          revocado_en: null,
          revocado_por: null,
          abierto_en: null,
          veces_abierto: 0,
        };
        guardados.push(guardado);
        base.anotar('enlace_de_cuenta', guardado.id, {
          accion: 'CREAR',
          antes: null,
          despues: enlaceEnHistoria(guardado),
        });
        return { enlace: alVerlo(guardado), direccion: rutaDeCuenta(nuevoToken()) };
      });
    },
    revocar: async (id, revisar, opciones) =>
      unaVez(opciones, { id: String(id) }, () => {
        const guardado = exigir(id);
        revisar(alVerlo(guardado));
        const antes = enlaceEnHistoria(guardado);
        const { ahora, quien } = base.firmar();
        Object.assign(guardado, { revocado_en: ahora, revocado_por: quien });
        base.anotar('enlace_de_cuenta', guardado.id, {
          accion: 'ACTUALIZAR',
          antes,
          despues: enlaceEnHistoria(guardado),
        });
        return alVerlo(guardado);
      }),
  };
};
