import type { Formato } from '@/domain/formatos/formato';
import { analizarMarcado } from '@/domain/formatos/marcado';
import { rellenarBloques } from '@/domain/formatos/rellenar-formato';
import { FUNDACION } from '@/ui/content/fundacion';
import { HojaFormato } from '../hoja/hoja-formato';

type MuestraFormatoProps = {
  formato: Pick<Formato, 'nombre' | 'codigo' | 'contenido'> & Partial<Pick<Formato, 'edicion'>>;
};

/** A template before it is filled: each place says what will be in it. */
export function MuestraFormato({ formato }: MuestraFormatoProps) {
  const { nombre, codigo, contenido, edicion } = formato;
  return (
    <HojaFormato
      muestra
      titulo={nombre}
      organizacion={FUNDACION.nombre}
      detalle={[codigo, edicion === undefined ? null : `versión ${edicion}`].filter(Boolean).join(' · ')}
      bloques={rellenarBloques(analizarMarcado(contenido), { valores: {}, conReservados: true })}
    />
  );
}
