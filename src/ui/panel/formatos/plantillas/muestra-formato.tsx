import { valoresDeFundacion } from '@/application/formatos/valores-de-fundacion';
import type { Formato } from '@/domain/formatos/formato';
import { analizarMarcado } from '@/domain/formatos/marcado';
import { rellenarBloques } from '@/domain/formatos/rellenar-formato';
import { useFundacion } from '@/ui/panel/comun/panel/use-fundacion';
import { HojaFormato } from '../hoja/hoja-formato';

type MuestraFormatoProps = {
  formato: Pick<Formato, 'nombre' | 'codigo' | 'contenido'> & Partial<Pick<Formato, 'edicion'>>;
};

/** A template before it is filled: each place says what will be in it, but for what is known of the foundation. */
export function MuestraFormato({ formato }: MuestraFormatoProps) {
  const { nombre, codigo, contenido, edicion } = formato;
  const fundacion = useFundacion();
  const valores = fundacion ? valoresDeFundacion(fundacion) : {};
  return (
    <HojaFormato
      muestra
      titulo={nombre}
      organizacion={fundacion?.nombre ?? ''}
      detalle={[codigo, edicion === undefined ? null : `versión ${edicion}`].filter(Boolean).join(' · ')}
      bloques={rellenarBloques(analizarMarcado(contenido), { valores, conReservados: true })}
    />
  );
}
