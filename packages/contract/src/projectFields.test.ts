import { describe, expect, expectTypeOf, it } from 'vitest';
import { projectFormSchema, projectSchema, type Project, type ProjectForm } from './projects.ts';
import {
  EMPTY_PROJECT_FIELDS,
  isChoiceOf,
  PROJECT_FIELDS,
  projectFieldsOf,
} from './projectFields.ts';
import type { ProjectKind, ProjectStatus } from './limits.ts';

describe('PROJECT_FIELDS', () => {
  it('lists the fields of a kind in the order of the table', () => {
    expect(projectFieldsOf('text')).toEqual([
      'location',
      'area',
      'height',
      'consultant',
      'duration',
    ]);
    expect(projectFieldsOf('days', 'name')).toEqual(['name', 'subDate']);
  });

  it('has a schema for every field, in requests and responses', () => {
    const names = Object.keys(PROJECT_FIELDS);
    expect(Object.keys(projectFormSchema.shape)).toEqual(expect.arrayContaining(names));
    expect(Object.keys(projectSchema.shape)).toEqual(expect.arrayContaining(names));
  });

  it('has an empty value for every field, valid in requests with name and number', () => {
    expect(Object.keys(EMPTY_PROJECT_FIELDS).sort()).toEqual(Object.keys(PROJECT_FIELDS).sort());
    const form = { ...EMPTY_PROJECT_FIELDS, name: 'Villa', number: '1' };
    expect(projectFormSchema.parse(form)).toEqual(form);
  });

  it('accepts only the values of a choice', () => {
    expect(isChoiceOf('type', '')).toBe(true);
    expect(isChoiceOf('type', 'done')).toBe(false);
    expect(isChoiceOf('status', 'done')).toBe(true);
  });

  it('derives the type of each field from its kind', () => {
    expectTypeOf<Project['name' | 'number' | 'consultant']>().toEqualTypeOf<string>();
    expectTypeOf<Project['type']>().toEqualTypeOf<ProjectKind | ''>();
    expectTypeOf<Project['date']>().toEqualTypeOf<string | null>();
    expectTypeOf<Project['subDate']>().toEqualTypeOf<string[]>();
    expectTypeOf<ProjectForm['name' | 'number' | 'consultant']>().toEqualTypeOf<string>();
    expectTypeOf<ProjectForm['status']>().toEqualTypeOf<ProjectStatus>();
    expectTypeOf<ProjectForm['date']>().toEqualTypeOf<string | null>();
    expectTypeOf<ProjectForm['subDate']>().toEqualTypeOf<string[]>();
  });
});
