import { useWatch } from 'react-hook-form';
import { separaAreas } from '@/domain/sedes/ocupacion-sede';
import { AREAS, ETIQUETA_AREA } from '@/domain/shared/area';
import { mismoId } from '@/domain/shared/id';
import { CampoOpciones } from '@/ui/panel/comun/formulario/campo-controlado';
import { opcionesDe } from '@/ui/panel/comun/formulario/opciones';
import { ETIQUETAS_PARTICIPANTE } from '../etiquetas-participante';
import { useContextoDeReglas } from '../use-contexto-de-reglas';

/** Required of whoever lives (`enCasa`), or will with this form, in a sede whose places are told by area. */
export function CampoArea({ enCasa }: { enCasa: boolean }) {
  const sede_id = useWatch({ name: 'sede_id' });
  const { sedes } = useContextoDeReglas();
  const sede = sedes.find(({ id }) => mismoId(id, sede_id));
  return (
    <CampoOpciones
      nombre="area"
      label={ETIQUETAS_PARTICIPANTE.area}
      required={enCasa && sede !== undefined && separaAreas(sede)}
      options={opcionesDe(AREAS, ETIQUETA_AREA)}
    />
  );
}
