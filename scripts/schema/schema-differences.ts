import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql';

/**
 * Differences of a partial schema from the full one: an unknown name, another type, or a missing required part. Empty when every query to
 * the part is valid for the whole.
 */
export function schemaDifferences(part: GraphQLSchema, whole: GraphQLSchema): string[] {
  return Object.values(part.getTypeMap())
    .filter((type) => !isIntrospectionType(type))
    .flatMap((type) => {
      const other = whole.getType(type.name);
      return other === undefined ? [`${type.name} is not there`] : differencesOf(type, other);
    });
}

function differencesOf(type: GraphQLNamedType, other: GraphQLNamedType): string[] {
  if ((isObjectType(type) && isObjectType(other)) || (isInterfaceType(type) && isInterfaceType(other))) {
    const fields = other.getFields();
    return Object.values(type.getFields()).flatMap((field) => {
      const name = `${type.name}.${field.name}`;
      const found = fields[field.name];
      if (found === undefined) return [`${name} is not there`];
      return [
        ...typeDifference(name, field.type, found.type),
        ...inputDifferences(name, field.args, found.args),
      ];
    });
  }
  if (isInputObjectType(type) && isInputObjectType(other)) {
    return inputDifferences(type.name, Object.values(type.getFields()), Object.values(other.getFields()));
  }
  if (isEnumType(type) && isEnumType(other)) {
    return type
      .getValues()
      .filter(({ name }) => other.getValue(name) === undefined)
      .map(({ name }) => `${type.name}.${name} is not there`);
  }
  if (isUnionType(type) && isUnionType(other)) {
    const names = new Set(other.getTypes().map(({ name }) => name));
    return type
      .getTypes()
      .filter(({ name }) => !names.has(name))
      .map(({ name }) => `${name} is not one of ${type.name}`);
  }
  return type.constructor === other.constructor ? [] : [`${type.name} is of another kind`];
}

type Input = GraphQLArgument | GraphQLInputField;

function inputDifferences(owner: string, inputs: readonly Input[], others: readonly Input[]): string[] {
  const given = new Set(inputs.map(({ name }) => name));
  return [
    ...inputs.flatMap((input) => {
      const name = `${owner}(${input.name})`;
      const found = others.find((other) => other.name === input.name);
      return found === undefined ? [`${name} is not there`] : typeDifference(name, input.type, found.type);
    }),
    ...others
      .filter((other) => !given.has(other.name) && isRequired(other))
      .map(({ name }) => `${owner}(${name}) is required`),
  ];
}

function isRequired(input: Input): boolean {
  return isRequiredArgument(input) || isRequiredInputField(input);
}

function typeDifference(name: string, type: unknown, other: unknown): string[] {
  return String(type) === String(other) ? [] : [`${name} is ${String(other)}, not ${String(type)}`];
}
