import { chakra } from '@chakra-ui/react/styled-system';
import { createLink } from '@tanstack/react-router';
import { buttonRecipe } from '@/ui/shared/button-recipe';

/** A link of the router that looks like a button. */
export const BotonEnlace = createLink(chakra('a', buttonRecipe));
