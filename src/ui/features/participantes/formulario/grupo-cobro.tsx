import { FieldGroup } from '@/ui/shared/field-group';
import { CampoDinero, CampoNumero } from '../../shared/formulario/campo-tecleado';
import { FilaCampos } from '../../shared/formulario/fila-campos';
import { ETIQUETAS_PARTICIPANTE as E } from '../etiquetas-participante';

export function GrupoCobro() {
  return (
    <FieldGroup title="Cobro">
      <CampoDinero nombre="valor_mensualidad" label={E.valor_mensualidad} help="En pesos, sin centavos." />
      <FilaCampos>
        <CampoNumero nombre="dia_pago" label={E.dia_pago} help="Del 1 al 28 de cada mes." />
        <CampoNumero nombre="beca_porcentaje" label={E.beca_porcentaje} />
      </FilaCampos>
    </FieldGroup>
  );
}
